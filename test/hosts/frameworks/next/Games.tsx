'use client';
import type { SolitaireMoveEvent } from 'hourhand';
import type { FaceRenderer } from 'hourhand/clock';
import type {} from 'hourhand/react';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';

const names = ['first', 'second'];

interface State {
  readonly label: string;
  readonly deal: number;
  /** What no server can send arrives after the page has been taken over. */
  readonly faces?: FaceRenderer;
  readonly hear?: (event: SolitaireMoveEvent) => void;
  readonly stop?: (event: Event) => void;
}

/** What the run looks at. */
interface Page {
  apps?: object[];
  isDefined?: boolean;
  define?: () => Promise<unknown>;
}

/** The page of every host, as a component: two games, and what they hear. */
export function Games() {
  return names.map((name) => (
    <div id={name} key={name}>
      <Game name={name} />
    </div>
  ));
}

function Game({ name }: { name: string }) {
  const [state, render] = useState<State>({ label: 'before', deal: 7 });
  const router = useRouter();
  useEffect(() => {
    const heard: unknown[] = [];
    const own = {
      ...{ label: 'before', deal: 7 },
      stopped: false,
      faces: () => null,
      hear: (event: SolitaireMoveEvent) => void heard.push(event.detail.token),
      stop: (event: Event) => {
        if (own.stopped) event.preventDefault();
      },
    };
    render(own);
    const page = window as unknown as Page;
    page.apps ??= [];
    page.apps[names.indexOf(name)] = {
      ...{ name, heard, state: own, render },
      unmount: () => router.push('/away/'),
    };
    page.isDefined ??= Boolean(customElements.get('grandfathers-clock-solitaire'));
    page.define = () => import('hourhand/grandfathers-clock');
  }, [name, router]);
  return (
    <section title={state.label}>
      <grandfathers-clock-solitaire
        speed="instant"
        deal={state.deal}
        toolbar="minimal"
        storage="none"
        verdict="on"
        winnable={false}
        ref={(game) => {
          // As a property of the tag it would be lost before the kit has come.
          if (game) game.faceRenderer = state.faces ?? null;
        }}
        onsolitaire-move={state.hear}
        onsolitaire-before-move={state.stop}
      >
        <p>A game of cards, once scripts run.</p>
      </grandfathers-clock-solitaire>
    </section>
  );
}

// @ts-expect-error: a word that the attribute does not take
export const wrong = <grandfathers-clock-solitaire speed="quick" />;
