import 'hourhand/grandfathers-clock';
import Swiper from 'swiper/bundle';
import 'swiper/css/bundle';

const swiper = new Swiper('.frame', {
  initialSlide: 1,
  speed: 0,
  keyboard: { enabled: true },
  mousewheel: true,
});
window.slide = () => swiper.activeIndex;
