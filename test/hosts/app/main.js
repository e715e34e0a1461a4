import 'hourhand/grandfathers-clock';
import 'hourhand/themes/felt.css';
