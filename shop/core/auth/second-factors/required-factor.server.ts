import { sql } from 'kysely'
import { hasSecondFactor } from './second-factors-store.server.ts'

/** Who is an owner of the shop: by a column of `users`, under whatever name the statement has them. */
const isOwner = (users: string) => sql<boolean>`${sql.table(users)}.staff_role = 'owner'`

/**
 * Whether `users`, of the statement in which this stands, must set up a second factor before they do anything as an owner: they have none,
 * and some owner has. Customers cost nothing: for them nothing is looked up.
 */
export const needsSecondFactor = sql<boolean>`
  (case when ${isOwner('users')} then
    not ${hasSecondFactor(sql`users.id`)}
    and exists (select from users as owners where ${isOwner('owners')} and ${hasSecondFactor(sql`owners.id`)})
  else false end)`
