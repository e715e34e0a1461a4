const older = () => import(/* @vite-ignore */ new URL('older/cdn.js', location.href).href);

// The one that comes first defines what both have.
if (location.search === '?older') await older();
await import('hourhand/grandfathers-clock');
if (location.search === '?newer') await older();
