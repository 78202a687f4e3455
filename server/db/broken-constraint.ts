import pg from 'pg'

/** Returns the name of the constraint that a statement would have broken; undefined for any other failure. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
