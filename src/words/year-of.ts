/** How the year of a date is written: it goes without saying in the year of today. */
export const yearOf = (date: string, today: string): { readonly year?: 'numeric' } =>
  date.slice(0, 4) === today.slice(0, 4) ? {} : { year: 'numeric' };
