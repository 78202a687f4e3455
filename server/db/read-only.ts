import pg from 'pg'

/** PostgreSQL's error code of a write on a standby or a former primary (`read_only_sql_transaction`). */
export const READ_ONLY = '25006'

/** @throws DatabaseError with the code 25006 if the server of a connection accepts no writes, such as a standby */
export async function refuseReadOnly(client: Pick<pg.ClientBase, 'query'>): Promise<void> {
  const { rows } = await client.query<{ transaction_read_only: string }>('show transaction_read_only')
  if (rows[0]?.transaction_read_only !== 'on') return
  const error = new pg.DatabaseError('The database accepts no writes: it is a standby.', 0, 'error')
  error.code = READ_ONLY
  throw error
}
