import { sql } from 'kysely'
import type { Database } from '../../../server/db/open.ts'
import { builtOnce } from '../../../server/db/statements/built-once.ts'
import { invalidToken } from '../../../server/http/refusal.ts'
import { heldUsers, OWN_COLUMNS } from '../../core/accounts/users/users-store.server.ts'
import { linesAfter } from '../../core/auth/cart-lines/lines-on-wire.server.ts'
import { type CurrentUserRow, currentUserColumns, userOnWire } from '../../core/auth/current-user.server.ts'
import type { User } from '../../core/auth/session.contract.ts'
import { inPlaces } from '../../core/auth/session-store.server.ts'
import {
  type CartLineColumns,
  type CartLineWrite,
  inColumns,
  isFreeLine,
  linesToPut,
  upsertLines,
} from './lines/cart-store.server.ts'

/**
 * Puts a variant into the cart of a user, or gives the line that is there this quantity and place, and finds the user
 * with their cart after that, in the same statement.
 * @param isSelling refuses a product whose manufacturer has no contact details
 * @returns undefined when the stock, or the manufacturer, does not allow it
 * @throws Refusal 401 when the account was deleted
 */
async function putIntoCart(db: Database, line: CartLineWrite, isSelling: boolean): Promise<User | undefined> {
  const [row] = await (isSelling ? PUTTING.selling : PUTTING.closed).each(db, inColumns([line]))
  if (!row) throw invalidToken()
  return row.is_put ? userOnWire(row) : undefined
}

/**
 * Puts a variant into the cart of each of some users likewise, by one statement that waits for nobody: where somebody
 * else is just writing the account or the line, that one is put by itself afterwards.
 * @param lines each of another variant or user
 * @param isSelling as for one line
 * @returns in their order
 * @throws where one of the lines breaks a constraint: then none is put
 */
export async function putIntoCarts(
  db: Database,
  lines: readonly CartLineWrite[],
  isSelling: boolean,
): Promise<(Promise<User | undefined> | User | undefined)[]> {
  const [first] = lines
  if (first && lines.length === 1) return [putIntoCart(db, first, isSelling)]
  const rows = inPlaces(lines, await (isSelling ? PUTTING.selling : PUTTING.closed).free(db, inColumns(lines)))
  return lines.map((line, place) => {
    const row = rows[place]
    if (!row) return putIntoCart(db, line, isSelling)
    return row.is_put ? userOnWire(row) : undefined
  })
}

/**
 * Returns the statement that puts lines into carts. It holds the accounts before it writes, as all do who write several
 * lines or new ones: so none of them waits for another while the other waits for it.
 * @param skipLocked leaves out the lines that somebody else is writing, and those of accounts likewise, instead of
 * waiting
 */
const putting = ({ skipLocked, isSelling }: { skipLocked: boolean; isSelling: boolean }) =>
  builtOnce((lines: CartLineColumns) => {
    const isFree = skipLocked ? sql`and ${isFreeLine(sql`asked`)}` : sql``
    return sql<CurrentUserRow & { place: number; is_put: boolean }>`
      with asked as materialized (${linesToPut(lines)}),
      held as materialized (${heldUsers(lines.userId, skipLocked)}),
      wanted as materialized (select * from asked where user_id in (select id from held) ${isFree}),
      changed as (${upsertLines(sql`wanted`, isSelling)})
      select ${OWN_COLUMNS}, ${currentUserColumns(linesAfter(sql`users.id`, sql`changed`))},
        place, exists (
          select from changed where changed.user_id = wanted.user_id and changed.variant_id = wanted.variant_id) as is_put
      from wanted join users on users.id = wanted.user_id`
  })

/** The statements of a shop that sells, and of one whose checkout is closed, which reads no manufacturers. */
const PUTTING = {
  selling: {
    each: putting({ skipLocked: false, isSelling: true }),
    free: putting({ skipLocked: true, isSelling: true }),
  },
  closed: {
    each: putting({ skipLocked: false, isSelling: false }),
    free: putting({ skipLocked: true, isSelling: false }),
  },
}
