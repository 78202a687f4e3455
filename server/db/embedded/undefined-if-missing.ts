/**
 * Returns undefined for a missing file or folder; for use in `.catch`.
 * @throws every other error
 */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
