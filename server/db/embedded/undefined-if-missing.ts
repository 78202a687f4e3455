/** Makes undefined of a file or folder that does not exist, in a `.catch`; every other error goes on. */
export function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
  throw error
}
