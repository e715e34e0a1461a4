import * as DarkReader from 'darkreader';
import 'hourhand/grandfathers-clock';

// It asks for style sheets of other origins, of which this page has none.
DarkReader.setFetchMethod(window.fetch);
DarkReader.enable({});
window.isDark = () => DarkReader.isEnabled();
