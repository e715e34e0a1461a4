import { render } from 'svelte/server';
import { writable } from 'svelte/store';
import App from './App.svelte';

export const markup = (state) => render(App, { props: { now: writable(state) } }).body;
