import { sql } from 'kysely'
import { hasSecondFactor } from './second-factors-store.server.ts'

/** Condition that a row is an owner. @param users name or alias of the `users` table in the statement */
const isOwner = (users: string) => sql<boolean>`${sql.table(users)}.staff_role = 'owner'`

/**
 * Condition that `users` of the surrounding statement must set up a second factor before acting as an owner: they
 * have none, and another owner has one. Evaluates without lookups for customers.
 */
export const needsSecondFactor = sql<boolean>`
  (case when ${isOwner('users')} then
    not ${hasSecondFactor(sql`users.id`)}
    and exists (select from users as owners where ${isOwner('owners')} and ${hasSecondFactor(sql`owners.id`)})
  else false end)`
