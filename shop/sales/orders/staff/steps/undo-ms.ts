/** So long the e-mail of a step waits, and so long the step can be undone. */
export const UNDO_MS = 10_000
