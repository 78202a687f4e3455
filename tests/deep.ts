/** Multiplier for the amount of test data and attempts. `npm run test:deep` sets it. */
export const DEEP = Number(process.env.DEEP ?? 1)

/**
 * Returns the number of attempts: the environment variable (such as `KILLS=20`) if set, otherwise `usual * DEEP`.
 */
export function often(usual: number, variable = ''): number {
  return Number(process.env[variable] ?? usual * DEEP)
}

/** Returns the usual cases, plus additional ones (such as a second width) in `npm run test:deep`. */
export function alsoDeep<const T, const U = T>(usual: readonly T[], more: readonly U[]): (T | U)[] {
  return DEEP > 1 ? [...usual, ...more] : [...usual]
}
