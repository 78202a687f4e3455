/** Navigation state of links that change the current screen, such as filters. The focus stays where it is. */
export const SAME_SCREEN = { sameScreen: true }

export function isSameScreen(state: unknown): boolean {
  return (state as { sameScreen?: unknown } | null)?.sameScreen === true
}
