import { afterAll, beforeEach, expect, test } from 'vitest'
import { codeFor } from '../../../../tests/fixtures/verification-code.ts'
import { openShop, type Person, type TestShop } from '../../../../tests/processes/open-shop.ts'
import { until } from '../../../../tests/processes/until.ts'
import { waitingStatements } from '../../../../tests/processes/waiting-statements.ts'
import { changePassword, deleteAccount, resetPassword } from '../../accounts/account.contract.ts'
import { auditLog } from '../../activity-log/audit-log.contract.ts'
import { makeStaff, removeStaff } from '../../auth/staff.server.ts'
import { acceptInvitation, joinTeam } from '../accepting/accepting.contract.ts'
import { changeRole, inviteToTeam, readTeam, removeFromTeam } from '../team.contract.ts'

const shop = await openShop()
afterAll(() => shop[Symbol.asyncDispose]())
beforeEach(async () => {
  for (const table of ['staff_invitations', 'users', 'attempts'] as const) await shop.db.deleteFrom(table).execute()
})

const PASSWORD = 'correct horse battery'
const NEW_PASSWORD = 'purple tractor lighthouse'
const BEA = 'bea@example.com'

async function owner(shop: TestShop, name: string): Promise<Person> {
  const person = await shop.customer(name, PASSWORD)
  await makeStaff(shop.db, `${name}@example.com`, 'owner', shop.clock.now)
  return person
}

const invite = (by: Person) => by.api(inviteToTeam, { body: { email: BEA, role: 'owner', password: PASSWORD } })

async function codeOf(shop: TestShop): Promise<string> {
  const text = (await shop.emails(BEA)).at(-1)?.text ?? ''
  return /team_invitation#([\w-]{32})/.exec(text)?.[1] ?? 'none'
}

interface People {
  shop: TestShop
  /** The owner who sends the invitation. */
  sender: Person
  /** The remaining owner. */
  other: Person
}

const params = ({ id }: Person) => ({ id: String(id) })

/** Each event after which a sender may no longer invite, or a stolen session is useless. */
const ENDINGS: Record<string, (people: People) => Promise<unknown>> = {
  removed: ({ sender, other }) => other.api(removeFromTeam, { params: params(sender) }),
  demoted: ({ sender, other }) =>
    other.api(changeRole, { params: params(sender), body: { role: 'orders', seen: 'owner' } }),
  deleted: ({ sender }) => sender.api(deleteAccount, { body: { password: PASSWORD } }),
  'given a new password': ({ sender }) =>
    sender.api(changePassword, {
      body: { old_password: PASSWORD, password: NEW_PASSWORD, password2: NEW_PASSWORD },
    }),
  'given a new password by e-mail code': async ({ shop }) => {
    const email = 'anna@example.com'
    const email_verification_code = await codeFor(shop, email)
    const passwords = { password1: NEW_PASSWORD, password2: NEW_PASSWORD }
    return shop.visitor.api(resetPassword, { body: { email, ...passwords, email_verification_code } })
  },
  'removed on the command line': ({ shop }) => removeStaff(shop.db, 'anna@example.com', shop.clock.now),
  'demoted on the command line': ({ shop }) => makeStaff(shop.db, 'anna@example.com', 'orders', shop.clock.now),
}

test.for(Object.keys(ENDINGS))('an invitation is invalid after its sender is %s', async (how) => {
  const [sender, other] = [await owner(shop, 'Anna'), await owner(shop, 'Cleo')]
  const { id } = await invite(sender)
  const code = await codeOf(shop)
  await ENDINGS[how]?.({ shop, sender, other })
  const body = { code, first_name: 'Bea', last_name: 'Roux', password: PASSWORD }
  await expect(shop.visitor.api(joinTeam, { body })).rejects.toThrow('409 This invitation has been revoked.')
  expect((await other.api(readTeam, {})).invitations).toEqual([])
  const { results } = await other.api(auditLog, { query: { invitation: id } })
  expect(results.map(({ field, old, new: now }) => [field, old, now])).toEqual([
    ['withdrawn with sender', 'owner', null],
    ['invitation', null, 'owner'],
  ])
})

test.for(['removed', 'given a new password'])(
  'a sender who is %s while the invitation is accepted: one of both counts',
  async (how) => {
    const [sender, other, bea] = [await owner(shop, 'Anna'), await owner(shop, 'Cleo'), await shop.customer('Bea')]
    await invite(sender)
    const code = await codeOf(shop)
    // Both wait for the lock of the invitation, so they overlap.
    const both = await shop.db.transaction().execute(async (tx) => {
      await tx.selectFrom('staff_invitations').select('id').forUpdate().execute()
      const under = [bea.api(acceptInvitation, { body: { code } }), ENDINGS[how]?.({ shop, sender, other })]
      for (const each of under) each?.catch(() => {})
      await until(async () => (await waitingStatements(shop.db)) === 2)
      return () => Promise.allSettled(under)
    })
    const [accepted, ended] = await both()
    expect(ended?.status).toBe('fulfilled')
    const { members, invitations } = await other.api(readTeam, {})
    expect(invitations).toEqual([])
    expect(members.some(({ id }) => id === bea.id)).toBe(accepted?.status === 'fulfilled')
    const [invitation] = await shop.db.selectFrom('staff_invitations').selectAll().execute()
    expect(invitation?.withdrawn_at === null).toBe(accepted?.status === 'fulfilled')
  },
)

test('an invitation in progress is not sent if its sender sets a new password', async () => {
  const sender = await owner(shop, 'Anna')
  const before = await shop.emails(BEA)
  const outcome = await shop.db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', sender.id).forUpdate().execute()
    const sent = invite(sender)
    sent.catch(() => {})
    await until(async () => (await waitingStatements(shop.db)) === 1)
    await tx.updateTable('users').set({ password_hash: 'another' }).where('id', '=', sender.id).execute()
    return () => sent
  })
  await expect(outcome()).rejects.toThrow(/^400.*"password":\["The password is incorrect/)
  expect(await shop.emails(BEA)).toEqual(before)
})

test('all other owners receive an e-mail when a person joins the team, with and without an account', async () => {
  const [anna] = [await owner(shop, 'Anna'), await owner(shop, 'Cleo'), await shop.staff('catalogue')]
  await invite(anna)
  const body = { code: await codeOf(shop), first_name: 'Bea', last_name: 'Roux', password: PASSWORD }
  await shop.visitor.api(joinTeam, { body })
  for (const to of ['anna@example.com', 'cleo@example.com']) {
    const [email] = (await shop.emails(to)).slice(-1)
    expect(email?.subject).toContain('Bea Roux has joined the team')
    expect(email?.text).toContain('Bea Roux (bea@example.com) accepted an invitation from Anna Test')
    expect(email?.text).toContain('now has the role Owner')
  }
  for (const to of [BEA, 'catalogue@example.com'])
    expect((await shop.emails(to)).filter(({ subject }) => subject.includes('has joined'))).toEqual([])

  const dan = await shop.customer('Dan')
  await anna.api(inviteToTeam, { body: { email: 'dan@example.com', role: 'orders', password: PASSWORD } })
  const text = (await shop.emails('dan@example.com')).at(-1)?.text ?? ''
  await dan.api(acceptInvitation, { body: { code: /team_invitation#([\w-]{32})/.exec(text)?.[1] ?? '' } })
  for (const to of ['anna@example.com', 'cleo@example.com', BEA])
    expect((await shop.emails(to)).at(-1)?.subject).toContain('Dan Test has joined the team')
})
