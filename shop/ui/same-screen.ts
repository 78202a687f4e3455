/** The state of a link that changes what a screen shows without leaving it, such as a filter: the focus then stays where it is. */
export const SAME_SCREEN = { sameScreen: true }

export function isSameScreen(state: unknown): boolean {
  return (state as { sameScreen?: unknown } | null)?.sameScreen === true
}
