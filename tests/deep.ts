/** How much further than `npm test` to look: `npm run test:deep` sets it. */
export const DEEP = Number(process.env.DEEP ?? 1)

/** Returns how often something is tried: as often as a variable of the environment says, such as `KILLS=20`; else as usual, times `DEEP`. */
export function often(usual: number, variable = ''): number {
  return Number(process.env[variable] ?? usual * DEEP)
}

/** Returns the usual cases, and those (such as a second width) that only `npm run test:deep` has time for. */
export function alsoDeep<const T, const U = T>(usual: readonly T[], more: readonly U[]): (T | U)[] {
  return DEEP > 1 ? [...usual, ...more] : [...usual]
}
