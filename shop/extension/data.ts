/** A value of a parameter. Objects are sent as JSON, arrays as arrays of PostgreSQL. */
export type SqlValue = string | number | boolean | bigint | Date | null | Uint8Array | object

/**
 * Runs one statement on the tables of the extension: `` await x.sql`select points from points where id = ${id}` ``.
 * It begins with `select`, `insert`, `update`, `delete`, `merge`, `with`, `values` or `table`. Values become
 * parameters.
 * Whole numbers are returned as numbers, times as `Date`.
 * @returns the rows; none for statements without rows
 * @throws Error of PostgreSQL, also after five seconds and for tables of the shop
 */
export type Sql = <Row extends object = Record<string, unknown>>(
  text: TemplateStringsArray,
  ...values: readonly SqlValue[]
) => Promise<Row[]>

/**
 * The steps that create the tables of an extension, by number and name, in ascending order: `1-points`. Each runs once,
 * at a start and in a separate transaction. A step that was released never changes. A text may contain several
 * statements.
 */
export type ExtensionMigrations = Readonly<Record<string, string | ((sql: Sql) => void | Promise<void>)>>
