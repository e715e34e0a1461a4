/**
 * For tests whose subject is what can be seen: their page is painted. Those of others are transparent
 * (see `pageOfTests`), which changes nothing for layout, pointers and focus, but axe, for one, leaves out
 * what can't be seen.
 */
document.documentElement.style.opacity = '';
