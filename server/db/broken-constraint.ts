import pg from 'pg'

/** Returns the name of the constraint that a statement has violated; undefined for any other error. */
export function brokenConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}
