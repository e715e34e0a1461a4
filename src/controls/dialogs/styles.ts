import { css } from 'lit';
import { themed } from '../../board/themes/theme.js';

/** Loaded with the first dialog. */
export const dialogStyles = css`
  dialog {
    box-sizing: border-box;
    width: min(26rem, calc(100vw - 1.5rem));
    max-height: calc(100dvh - 1.5rem);
    padding: 0;
    border: 1px solid color-mix(in srgb, currentColor 22%, transparent);
    border-radius: 1rem;
    color: light-dark(#23211c, #ece9e2);
    background: light-dark(#fffdf9, #1b212b);
    box-shadow: 0 1.5rem 4rem rgb(0 0 0 / 35%);
    overflow: auto;
    overscroll-behavior: contain;
    font-size: 1rem;
    line-height: 1.4;
    text-align: start;
  }

  dialog::backdrop {
    background: rgb(10 14 22 / 45%);
  }

  .sheet {
    padding: 0.75rem 1.25rem 1.25rem;
  }

  .sheet header {
    display: flex;
    align-items: center;
    justify-content: space-between;
    margin-inline-end: -0.6rem;
  }

  .sheet h2 {
    margin: 0;
    font-size: 1.25rem;
    font-weight: 600;
  }

  fieldset {
    margin: 0 0 0.75rem;
    padding: 0;
    border: 0;
  }

  legend {
    padding: 0;
    font-size: 0.875rem;
    opacity: 0.8;
  }

  .options {
    display: flex;
    flex-wrap: wrap;
    gap: 0 1.1rem;
  }

  .options.column {
    flex-direction: column;
  }

  .choice {
    display: inline-flex;
    gap: 0.5rem;
    align-items: center;
    min-height: 2.75rem;
    cursor: pointer;
  }

  .choice input {
    flex: none;
    width: 1.2rem;
    height: 1.2rem;
    margin: 0;
    accent-color: light-dark(#7a4f00, #e6b450);
  }

  .choice input:focus-visible {
    outline: 3px solid ${themed('focus', 'light-dark(#0b57d0, #a8c7fa)')};
    outline-offset: 2px;
  }

  .note {
    margin: 0.75rem 0 0;
    font-size: 0.875rem;
    opacity: 0.8;
  }
`;
