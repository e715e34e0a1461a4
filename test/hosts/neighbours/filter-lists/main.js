// What a site without a bundler names, beside the module of a page with one.
import 'hourhand/cdn';
