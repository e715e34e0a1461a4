import EmblaCarousel from 'embla-carousel';
import 'hourhand/grandfathers-clock';

const embla = EmblaCarousel(document.querySelector('.frame'), { startIndex: 1, duration: 0 });
window.slide = () => embla.selectedScrollSnap();
