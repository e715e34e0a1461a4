/** The boards that another element has made for the deal of a day: once that is done, it is shown as it ended. */
export const dayBoards = new WeakSet<Element>();
