export { focusScrubber, playbackBar, prepare } from './playback-bar.js';
