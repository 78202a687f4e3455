/** Maximum time for a page to show something, longer than on any machine. Passing tests do not wait for it. */
export const TIMEOUT_MS = 30_000
