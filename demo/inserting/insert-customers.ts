import type { Database } from '../../server/db/open.ts'
import type { DemoAccount } from '../demo-accounts.ts'
import { type CustomerKey, customers, demoStaff } from '../history/customers.ts'
import { daysBefore } from '../history/days-before.ts'
import { orderHistory } from '../history/order-history.ts'
import { portraitPicture } from '../picture-files.ts'
import type { DemoPictures } from './store-pictures.ts'

/** The ids of the stored customers. */
export type CustomerIds = Readonly<Record<CustomerKey, number>>

/** The sign-up of staff, in days before the opening. Customers sign up on the day before their first order. */
const STAFF_SINCE_DAYS = 730

/** Inserts the customers and the staff member. Only `accounts` have a password. */
export async function insertCustomers(
  db: Database,
  { accounts, pictures, now }: { accounts: readonly DemoAccount[]; pictures: DemoPictures; now: Date },
): Promise<CustomerIds> {
  const firstOrder = new Map<string, number>()
  for (const { by, daysAgo } of orderHistory()) firstOrder.set(by, Math.max(daysAgo, firstOrder.get(by) ?? 0))
  const hashes = new Map(accounts.map(({ email, passwordHash }) => [email, passwordHash]))

  const people = [
    { ...demoStaff, isStaff: true, sinceDays: STAFF_SINCE_DAYS },
    ...Object.entries(customers).map(([key, person]) => ({
      ...person,
      isStaff: false,
      sinceDays: (firstOrder.get(key) ?? 0) + 1,
    })),
  ].sort((one, other) => other.sinceDays - one.sinceDays)
  const rows = people.map(({ isStaff, sinceDays, ...person }) => {
    const portrait = portraitPicture(person)
    return {
      first_name: person.firstName,
      last_name: person.lastName,
      email: person.email,
      email_verified_at: daysBefore(now, sinceDays),
      password_hash: hashes.get(person.email) ?? null,
      avatar_key: portrait ? pictures.of(portrait).key : null,
      staff_role: isStaff ? ('owner' as const) : null,
      staff_since: isStaff ? daysBefore(now, sinceDays) : null,
      created_at: daysBefore(now, sinceDays),
    }
  })

  const inserted = await db.insertInto('users').values(rows).returning(['id', 'email']).execute()
  const ids = new Map(inserted.map(({ id, email }) => [email, id]))
  return Object.fromEntries(Object.entries(customers).map(([key, { email }]) => [key, ids.get(email)])) as CustomerIds
}
