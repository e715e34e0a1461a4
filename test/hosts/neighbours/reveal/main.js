import 'hourhand/grandfathers-clock';
import Reveal from 'reveal.js';
import 'reveal.js/reveal.css';
import 'reveal.js/theme/white.css';

await Reveal.initialize({ transition: 'none' });
Reveal.slide(1);
window.slide = () => Reveal.getIndices().h;
