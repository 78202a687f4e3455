import type { ColumnType } from 'kysely'

/** Set by the database unless a value is given. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
/** Computed by the database, read-only. */
export type Computed<T> = ColumnType<T, never, never>
