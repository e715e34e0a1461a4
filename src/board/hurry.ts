let hurried = false;

/**
 * Has everything drawn in the task in which it is asked for, instead of a part in each of several, until it is
 * called again: paper doesn't wait.
 */
export function hurry(on: boolean): void {
  hurried = on;
}

/** Whether there is no time for another task. */
export const isHurried = (): boolean => hurried;
