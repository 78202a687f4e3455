import type { ColumnType } from 'kysely'

/** Set by the database unless given. */
export type Stamp = ColumnType<Date, Date | undefined, Date>
/** Computed by the database, never written. */
export type Computed<T> = ColumnType<T, never, never>
