import 'zone.js';
import { Component, createComponent, CUSTOM_ELEMENTS_SCHEMA, signal } from '@angular/core';
import { createApplication } from '@angular/platform-browser';

@Component({
  standalone: true,
  selector: 'app-game',
  schemas: [CUSTOM_ELEMENTS_SCHEMA],
  template: `
    <section [title]="state().label">
      <grandfathers-clock-solitaire
        speed="instant"
        [deal]="state().deal"
        toolbar="minimal"
        storage="none"
        verdict="on"
        [winnable]="false"
        [faceRenderer]="state().faces"
        (solitaire-move)="state().hear($event)"
        (solitaire-before-move)="state().stop($event)"
      >
        <p>A game of cards, once scripts run.</p>
      </grandfathers-clock-solitaire>
    </section>
  `,
})
class Game {
  readonly state = signal<any>(undefined);
}

export async function mount(root: HTMLElement, start: unknown) {
  const app = await createApplication();
  const hostElement = root.appendChild(document.createElement('app-game'));
  const game = createComponent(Game, { environmentInjector: app.injector, hostElement });
  game.instance.state.set(start);
  app.attachView(game.hostView);
  // What is set from outside its zone, nothing looks for.
  app.tick();
  const render = (state: unknown) => {
    game.instance.state.set(state);
    app.tick();
  };
  return { render, unmount: () => app.destroy() };
}
