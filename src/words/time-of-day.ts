/** The time of day where the player is, as `09:30`: times of play are written otherwise. */
export function timeOfDay(time: number): string {
  const date = new Date(time);
  return [date.getHours(), date.getMinutes()].map((one) => String(one).padStart(2, '0')).join(':');
}
