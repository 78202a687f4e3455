/** The delay of a step's e-mail in milliseconds, during which the step can be undone. */
export const UNDO_MS = 10_000
