import { html, type TemplateResult } from 'lit';
import { icon } from '../icons.js';
import { button, type ToolbarModel } from '../toolbar.js';

const icons = {
  settings: icon(
    'M4 7h9M18 7h2M4 12h2M11 12h9M4 17h7M16 17h4M15.5 4.800v4.400M8.5 9.800v4.400M13.5 14.800v4.4',
  ),
  bringBack: icon('M12 5a7 7 0 1 1-6.7 5M5 4.500V10h5.500M12 8.500V12l2.5 1.8'),
  solution: icon('M6 19c0-7 12-7 12-14M15 7l3-3 3 3M4 19h4'),
};

/** The menu's list; what stands in the toolbar comes first, where that is too narrow for it. */
export function menu(model: ToolbarModel): TemplateResult {
  const { canRedo, canBringBack, canSolve } = model;
  const entry = (name: keyof typeof icons, enabled = true): TemplateResult =>
    button(name, model, { icon: icons[name], disabled: !enabled });
  return html`<div class="menu" part="menu">
    <div class="folded">
      ${button('restart', model)}${button('redo', model, { disabled: !canRedo })}
    </div>
    ${entry('solution', canSolve)} ${entry('bringBack', canBringBack)} ${entry('settings')}
  </div>`;
}
