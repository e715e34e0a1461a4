/** The wood of a clock's case, and the dark behind its glass. Both are as clear as paint, and so go with any page. */
export const CASE = 'light-dark(rgb(126 66 20 / 70%), rgb(158 104 56 / 44%))';
export const INSIDE = 'light-dark(rgb(46 26 10 / 62%), rgb(10 6 2 / 55%))';
/** Where it is open, behind cards. */
export const RECESS = 'light-dark(rgb(46 26 10 / 40%), rgb(10 6 2 / 42%))';
/** A tower: its stone, and the dark of its niches and windows. */
export const STONE = 'light-dark(rgb(193 155 84 / 52%), rgb(190 158 120 / 34%))';
export const NICHE = 'light-dark(rgb(28 36 58 / 88%), rgb(6 9 18 / 72%))';
export const BEHIND = 'light-dark(rgb(120 82 18 / 13%), rgb(255 240 214 / 8%))';
export const ENAMEL = 'light-dark(rgb(30 64 124 / 88%), rgb(40 76 154 / 76%))';
export const IN_NICHE = 'light-dark(#f3e4c2, #e6dcc6)';
/** The metal of a watch: no strap or page is seen through it. */
export const STEEL = 'light-dark(#bdbfc2, #5d626b)';
/** The edges of its wood that catch the light. */
export const LIT = 'light-dark(rgb(255 228 186 / 62%), rgb(255 216 164 / 26%))';
