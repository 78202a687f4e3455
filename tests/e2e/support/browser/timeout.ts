/** How long a journey waits for what a page comes to show: longer than any machine takes for it, for who sees it at once does not wait. */
export const TIMEOUT_MS = 30_000
