/**
 * By how much a value rises from one measurement to the next: the median, so that one measurement that is
 * out of line doesn't count, nor one game that is held from one measurement on.
 * @param {readonly number[]} series
 */
export function rise(series) {
  const rises = series.slice(1).map((value, i) => value - series[i]);
  return rises.sort((a, b) => a - b)[Math.floor((rises.length - 1) / 2)];
}
