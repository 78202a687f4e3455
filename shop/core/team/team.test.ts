import { afterAll, beforeEach, expect, test } from 'vitest'
import { loggedIn } from '../../../tests/fixtures/logins/logged-in.ts'
import { openShop, type Person, type TestShop } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { waitingStatements } from '../../../tests/processes/waiting-statements.ts'
import { synonyms } from '../../catalog/search/synonyms/synonyms.contract.ts'
import { deleteAccount } from '../accounts/account.contract.ts'
import { auditLog } from '../activity-log/audit-log.contract.ts'
import { login } from '../auth/session.contract.ts'
import { makeStaff } from '../auth/staff.server.ts'
import { changeRole, readTeam, removeFromTeam } from './team.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.now = new Date()
  for (const table of ['users', 'attempts', 'audit_entries'] as const) await shop.db.deleteFrom(table).execute()
})

const PASSWORD = 'correct horse battery'

/** Returns an owner with a password. */
async function owner(shop: TestShop, name: string): Promise<Person> {
  const person = await shop.customer(name, PASSWORD)
  await makeStaff(shop.db, `${name}@example.com`, 'owner', shop.clock.now)
  return person
}

const params = ({ id }: Person) => ({ id: String(id) })

test('owners list the team, change roles at once and remove members and their sessions', async () => {
  const [anna, bea] = [await owner(shop, 'Anna'), await shop.staff('orders')]
  const words = () => bea.api(synonyms.list, {})
  await expect(words()).rejects.toThrow(/^403/)
  const now = shop.clock.now.toISOString()
  expect((await anna.api(readTeam, {})).members).toMatchObject([
    { id: anna.id, first_name: 'Anna', role: 'owner', since: now, last_seen: now },
    { id: bea.id, email: 'orders@example.com', role: 'orders', since: now },
  ])

  await anna.api(changeRole, { params: params(bea), body: { role: 'catalogue', seen: 'orders' } })
  expect(await words()).toMatchObject({})
  const again = anna.api(changeRole, { params: params(bea), body: { role: 'orders', seen: 'orders' } })
  await expect(again).rejects.toThrow(/^409 This role was changed by someone else/)
  expect((await shop.emails('orders@example.com')).at(-1)?.text).toContain(
    'Your role gives you access to the catalogue',
  )

  await anna.api(removeFromTeam, { params: params(bea) })
  await expect(words()).rejects.toThrow('401 Invalid token.')
  expect((await anna.api(readTeam, {})).members).toHaveLength(1)
  expect((await shop.emails('orders@example.com')).at(-1)?.subject).toContain('no longer on the team')
  await expect(anna.api(removeFromTeam, { params: params(bea) })).rejects.toThrow(/^404/)
  const { results } = await anna.api(auditLog, { query: { member: bea.id } })
  expect(results.map(({ subject_title, field, old, new: now }) => [subject_title, field, old, now])).toEqual([
    ['orders Test', 'role', 'catalogue', null],
    ['orders Test', 'role', 'orders', 'catalogue'],
  ])
})

test('the last owner cannot be demoted, removed or deleted', async () => {
  const [anna, bea] = [await owner(shop, 'Anna'), await shop.staff('catalogue')]
  const demote = () => anna.api(changeRole, { params: params(anna), body: { role: 'orders', seen: 'owner' } })
  const leave = () => anna.api(deleteAccount, { body: { password: PASSWORD } })
  await expect(demote()).rejects.toThrow(/^400.*"role":\["The shop needs an owner/)
  await expect(anna.api(removeFromTeam, { params: params(anna) })).rejects.toThrow(/^409 The shop needs an owner/)
  await expect(leave()).rejects.toThrow(/^409 The shop needs an owner/)

  const promote = (password?: string) =>
    anna.api(changeRole, { params: params(bea), body: { role: 'owner', seen: 'catalogue', password } })
  await expect(promote()).rejects.toThrow(/^400.*"password":\["The password is incorrect/)
  await promote(PASSWORD)
  await leave()
  expect((await bea.api(readTeam, {})).members.map(({ id }) => id)).toEqual([bea.id])
})

test('one of two owners who concurrently demote each other or leave succeeds, and the shop keeps an owner', async () => {
  const owners = async () =>
    (await shop.db.selectFrom('users').select('id').where('staff_role', '=', 'owner').execute()).length
  for (const [round, how] of ['demote', 'remove', 'leave'].entries()) {
    await shop.db.updateTable('users').set({ staff_role: null, staff_since: null }).execute()
    const [one, other] = [await owner(shop, `One${round}`), await owner(shop, `Other${round}`)]
    const against = (by: Person, whom: Person) =>
      how === 'demote'
        ? by.api(changeRole, { params: params(whom), body: { role: 'orders', seen: 'owner' } })
        : how === 'remove'
          ? by.api(removeFromTeam, { params: params(whom) })
          : by.api(deleteAccount, { body: { password: PASSWORD } })
    // Both start before either can end.
    const both = await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('users').select('id').where('staff_role', '=', 'owner').forUpdate().execute()
      const under = [against(one, other), against(other, one)]
      for (const each of under) each.catch(() => {})
      await until(async () => (await waitingStatements(shop.db)) === 2)
      return () => Promise.allSettled(under)
    })
    const outcomes = await both()
    expect([how, outcomes.map(({ status }) => status).sort()]).toEqual([how, ['fulfilled', 'rejected']])
    expect(await owners()).toBe(1)
  }
})

test('a removed member who logs in again is a customer', async () => {
  const [anna, bea] = [await owner(shop, 'Anna'), await owner(shop, 'Bea')]
  await anna.api(removeFromTeam, { params: params(bea) })
  const body = { email: 'bea@example.com', password: PASSWORD }
  const again = await loggedIn(shop.visitor.api(login, { body }))
  expect(again.is_staff).toBe(false)
  expect(again).not.toHaveProperty('staff_role')
  await expect(shop.as(again.auth_token).api(readTeam, {})).rejects.toThrow(/^403/)
})
