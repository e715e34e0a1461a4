import './entry.js';
