import * as Turbo from '@hotwired/turbo';

/**
 * A stream's `replace` with a morph merges what the server sends into the root.
 * @type {import('../../types.js').Mount}
 */
export function mount({ id, outerHTML: markup }, { hear, stop }) {
  const send = (content) =>
    Turbo.renderStreamMessage(
      `<turbo-stream action="replace" method="morph" target="${id}">` +
        `<template>${content}</template></turbo-stream>`,
    );
  const listen = (type, listener) =>
    document.addEventListener(type, (event) => event.target.closest(`#${id}`) && listener(event));
  listen('solitaire-move', hear);
  listen('solitaire-before-move', stop);
  return {
    render: ({ label }) => send(markup.replace('title="before"', `title="${label}"`)),
    unmount: () => send(`<div id="${id}"></div>`),
  };
}
