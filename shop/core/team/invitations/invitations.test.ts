import { afterAll, beforeEach, expect, test } from 'vitest'
import { STAFF_ROLES } from '../../../../lib/staff/staff-role.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { sweepShop } from '../../../sweep.server.ts'
import { deleteAccount } from '../../accounts/account.contract.ts'
import { currentUser, login } from '../../auth/session.contract.ts'
import { makeStaff } from '../../auth/staff.server.ts'
import { acceptInvitation, joinTeam, readInvitation } from '../accepting/accepting.contract.ts'
import { inviteToTeam, readTeam, resendInvitation, withdrawInvitation } from '../team.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  shop.clock.now = new Date()
  for (const table of ['staff_invitations', 'users', 'attempts'] as const) await shop.db.deleteFrom(table).execute()
})

const PASSWORD = 'correct horse battery'
const DAY = 86_400_000
const BEA = 'bea@example.com'
const beas = { first_name: 'Bea', last_name: 'Roux', password: PASSWORD }

/** Returns an owner with a password. */
async function owner(shop: TestShop, name = 'Staff'): Promise<Person> {
  const person = await shop.customer(name, PASSWORD)
  await makeStaff(shop.db, `${name}@example.com`, 'owner', shop.clock.now)
  return person
}

const invite = (by: Person, email = BEA, password = PASSWORD) =>
  by.api(inviteToTeam, { body: { email, role: 'orders', password } })

const resend = (by: Person, id: number, password = PASSWORD) =>
  by.api(resendInvitation, { params: { id: String(id) }, body: { password } })

/** Returns the code of the last link sent to an address. */
async function codeOf(shop: TestShop, email = BEA): Promise<string> {
  const text = (await shop.emails(email)).at(-1)?.text ?? ''
  return /https:\/\/shop\.example\/team_invitation#([\w-]{32})/.exec(text)?.[1] ?? 'none'
}

const read = (shop: TestShop, code: string) => shop.visitor.api(readInvitation, { body: { code } })
const join = (shop: TestShop, code: string) => shop.visitor.api(joinTeam, { body: { ...beas, code } })
const later = (shop: TestShop, ms: number) => {
  shop.clock.now = new Date(shop.clock.now.getTime() + ms)
}

test('an invited person creates an account with the link once and gets the role', async () => {
  const anna = await owner(shop)
  await invite(anna, 'Bea@Example.com')
  const code = await codeOf(shop, 'Bea@Example.com')
  // Read access to the database does not suffice to accept it.
  for (const table of ['staff_invitations', 'emails'] as const)
    expect(JSON.stringify(await shop.db.selectFrom(table).selectAll().execute()), table).not.toContain(code)
  expect(await read(shop, code)).toEqual({
    email: 'Bea@Example.com',
    role: 'orders',
    invited_by: 'Staff Test',
    has_account: false,
  })
  const weak = shop.visitor.api(joinTeam, { body: { ...beas, first_name: ' ', password: 'bea@example.com', code } })
  await expect(weak).rejects.toThrow(/^400.*(first_name.*password|password.*first_name)/)

  const bea = await join(shop, code)
  expect(bea).toMatchObject({ email: 'Bea@Example.com', is_staff: true, staff_role: 'orders' })
  // The link proves the e-mail address.
  expect(await shop.visitor.api(login, { body: { email: BEA, password: PASSWORD } })).toMatchObject({ id: bea.id })
  expect((await anna.api(readTeam, {})).invitations).toEqual([])
  for (const again of [read, join])
    await expect(again(shop, code)).rejects.toThrow('409 This invitation has already been accepted.')
  await expect(read(shop, 'guessed')).rejects.toThrow(/^404 This link is incomplete or has been replaced/)
})

test('an existing account accepts its own invitation only', async () => {
  const [anna, bea, mia] = [await owner(shop), await shop.customer('Bea'), await shop.customer('Mia')]
  await invite(anna)
  const body = { code: await codeOf(shop) }
  expect(await read(shop, body.code)).toMatchObject({ has_account: true })
  await expect(mia.api(acceptInvitation, { body })).rejects.toThrow(/^403 This invitation is for bea@example.com/)
  await expect(join(shop, body.code)).rejects.toThrow(/^409 This address already has an account/)
  await shop.db.updateTable('users').set({ email_verified_at: null }).where('id', '=', bea.id).execute()
  await expect(bea.api(acceptInvitation, { body })).rejects.toThrow(/^403/)
  await shop.db.updateTable('users').set({ email_verified_at: shop.clock.now }).where('id', '=', bea.id).execute()

  const tabs = await Promise.allSettled([1, 2, 3].map(() => bea.api(acceptInvitation, { body })))
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await bea.api(currentUser, {})).toMatchObject({ staff_role: 'orders' })
})

test('a link is valid for seven days, and until the invitation is sent again or withdrawn', async () => {
  const anna = await owner(shop)
  const { id } = await invite(anna)
  const params = { id: String(id) }
  const first = await codeOf(shop)
  later(shop, 7 * DAY)
  const fresh = await owner(shop, 'Cleo')
  await expect(read(shop, first)).rejects.toThrow(/^409 This invitation has expired/)
  expect((await fresh.api(readTeam, {})).invitations).toMatchObject([{ id, is_expired: true }])

  await resend(fresh, id)
  const second = await codeOf(shop)
  await expect(read(shop, first)).rejects.toThrow(/^404/)
  expect(await read(shop, second)).toMatchObject({ role: 'orders' })
  await fresh.api(withdrawInvitation, { params })
  await expect(join(shop, second)).rejects.toThrow('409 This invitation has been revoked.')
  await expect(fresh.api(withdrawInvitation, { params })).rejects.toThrow(/^404/)
  await expect(resend(fresh, id)).rejects.toThrow(/^404/)
})

test('rejects a second open invitation for an address, and an invitation for a team member', async () => {
  const [anna, cleo] = [await owner(shop), await owner(shop, 'Cleo')]
  const before = (await shop.emails(BEA)).length
  const both = await Promise.allSettled([invite(anna), invite(cleo, 'BEA@example.com')])
  const refused = both.find(({ status }) => status === 'rejected')
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  expect(refused).toMatchObject({
    reason: { message: expect.stringMatching(/^400.*"email":\["This address already has an invitation/) },
  })
  expect(await shop.emails(BEA)).toHaveLength(before + (both[0]?.status === 'fulfilled' ? 1 : 0))
  await expect(invite(anna, 'Cleo@example.com')).rejects.toThrow(
    /^400.*"email":\["The person with this address is already on the team/,
  )
})

test('an invitation for any role requires its sender’s password, also when it is sent again', async () => {
  const anna = await owner(shop, 'Anna')
  for (const role of STAFF_ROLES) {
    const email = `${role}@example.com`
    const body = { email, role, password: 'wrong' }
    await expect(anna.api(inviteToTeam, { body })).rejects.toThrow(/^400.*"password":\["The password is incorrect/)
    await expect(anna.api(inviteToTeam, { body: { ...body, password: '' } })).rejects.toThrow(/^400.*"password":\[/)
    const sent = await anna.api(inviteToTeam, { body: { ...body, password: PASSWORD } })
    expect(sent).toMatchObject({ role, invited_by: 'Anna Test' })
    await expect(resend(anna, sent.id, 'wrong')).rejects.toThrow(/^400.*"password":\["The password is incorrect/)
    expect(await shop.emails(email)).toHaveLength(1)
    // Five password checks per minute are allowed.
    later(shop, 61_000)
  }
})

test('either a withdrawal or a concurrent acceptance of an invitation succeeds', async () => {
  const [anna, bea] = [await owner(shop), await shop.customer('Bea')]
  for (let round = 0; round < 6; round += 1) {
    await shop.db.updateTable('users').set({ staff_role: null, staff_since: null }).where('id', '=', bea.id).execute()
    later(shop, 61_000)
    const { id } = await invite(anna)
    const body = { code: await codeOf(shop) }
    const [withdrawn, accepted] = await Promise.allSettled([
      anna.api(withdrawInvitation, { params: { id: String(id) } }),
      bea.api(acceptInvitation, { body }),
    ])
    expect([withdrawn.status, accepted.status].sort()).toEqual(['fulfilled', 'rejected'])
    const { is_staff } = await bea.api(currentUser, {})
    expect(is_staff).toBe(accepted.status === 'fulfilled')
  }
})

test('an owner cannot send or resend invitations during their removal', async () => {
  const [anna] = [await owner(shop), await shop.staff('orders')]
  const { id } = await invite(anna)
  await makeStaff(shop.db, 'orders@example.com')
  await makeStaff(shop.db, 'staff@example.com', 'catalogue')
  await expect(invite(anna, 'eve@example.com')).rejects.toThrow(/^403/)
  await expect(resend(anna, id)).rejects.toThrow(/^403/)
})

test('deletes invitations with their account, and a month after they ended', async () => {
  const [anna, bea] = [await owner(shop), await shop.customer('Bea', PASSWORD)]
  await invite(anna)
  await invite(anna, 'eve@example.com')
  const known = async () =>
    (await shop.db.selectFrom('staff_invitations').select('email').execute()).map(({ email }) => email)
  await bea.api(deleteAccount, { body: { password: PASSWORD } })
  expect(await known()).toEqual(['eve@example.com'])
  later(shop, 37 * DAY - 1)
  await sweepShop(shop.services)
  expect(await known()).toEqual(['eve@example.com'])
  later(shop, 2)
  await sweepShop(shop.services)
  expect(await known()).toEqual([])
})
