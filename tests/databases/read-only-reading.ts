import { sql } from 'kysely'
import type { Database } from '../../server/db/open.ts'
import type { Reading } from '../../server/db/replica/replica.ts'

/** Reads of reports for which writes fail, as they do on a replica. */
export const readOnlyReading = (db: Database): Reading => ({
  database: async () => db,
  run: (read) =>
    db.connection().execute(async (connection) => {
      await sql`set default_transaction_read_only = on`.execute(connection)
      return read(connection).finally(() => sql`reset default_transaction_read_only`.execute(connection))
    }),
})
