import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { prepared } from '../../../server/db/prepared.ts'
import { invalidToken } from '../../../server/http/refusal.ts'
import { OWN_COLUMNS, selectLockedUserId } from '../../core/accounts/users/users-store.server.ts'
import { linesAfter } from '../../core/auth/cart-lines/lines-response.server.ts'
import { type CurrentUserRow, currentUserColumns, userResponse } from '../../core/auth/current-user.server.ts'
import type { User } from '../../core/auth/session.contract.ts'
import { type CartLineWrite, upsertLine } from './lines/cart-store.server.ts'

/**
 * Adds a line to a cart, or sets quantity and list of the existing one, in one statement, so that concurrent calls make
 * one line.
 * @param isSelling rejects products without contact details of their manufacturer
 * @returns the user with the changed cart; undefined if the stock or the manufacturer prevents it
 * @throws Refusal 401 if the account was deleted
 */
export async function putCartLine(db: Database, line: CartLineWrite, isSelling: boolean): Promise<User | undefined> {
  const [row] = await (isSelling ? putLineWhileSelling : putLineWhileClosed)(db, line)
  if (!row) throw invalidToken()
  return row.is_put ? userResponse(row) : undefined
}

/**
 * Locks the account before the line, as every transaction does that writes several lines: the order prevents deadlocks.
 */
const putLine = (isSelling: boolean) =>
  prepared(
    (line: CartLineWrite) => sql<CurrentUserRow & { is_put: boolean }>`
      with account as materialized (${selectLockedUserId(line.userId)}),
      changed as (${upsertLine(sql`account`, line, isSelling)})
      select ${OWN_COLUMNS}, ${currentUserColumns(linesAfter(sql`users.id`, sql`changed`))}, exists (select from changed) as is_put
      from account join users using (id)`,
  )

const putLineWhileSelling = putLine(true)
const putLineWhileClosed = putLine(false)
