import { defineConfig } from 'vite';

/** Empty on purpose: the one at the top of the project is for the front door. */
export default defineConfig({});
