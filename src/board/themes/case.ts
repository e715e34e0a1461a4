/** The wood of a clock's case, and the dark behind its glass. Both are as clear as paint, and so go with any page. */
export const CASE = 'light-dark(rgb(126 66 20 / 70%), rgb(158 104 56 / 44%))';
export const INSIDE = 'light-dark(rgb(46 26 10 / 62%), rgb(10 6 2 / 55%))';
/** Where it is open, behind cards. */
export const RECESS = 'light-dark(rgb(46 26 10 / 40%), rgb(10 6 2 / 42%))';
/** The edges of its wood that catch the light. */
export const LIT = 'light-dark(rgb(255 228 186 / 62%), rgb(255 216 164 / 26%))';
