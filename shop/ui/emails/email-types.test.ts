import { randomUUID } from 'node:crypto'
import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { enqueueEmail } from '../../../server/mail/outbox.ts'
import { addProduct } from '../../../tests/fixtures/products.ts'
import { useUnconfirmedQuota } from '../../../tests/fixtures/unconfirmed-quota.ts'
import { openShop, type TestShop } from '../../../tests/processes/open-shop.ts'
import { getDashboard } from '../../admin/dashboard/dashboard.contract.ts'
import { sendCode } from '../../core/accounts/account.contract.ts'
import { makeStaff } from '../../core/auth/staff.server.ts'
import { warnOfDeferredEmails } from '../../core/notifications/warn-of-deferred-emails.server.ts'
import { inviteToTeam } from '../../core/team/team.contract.ts'
import { requestBackInStock } from '../../sales/back-in-stock/back-in-stock.contract.ts'
import { withdrawWithoutOrder } from '../../sales/returns/statements/withdrawals.contract.ts'

const root = join(import.meta.dirname, '..', '..', '..')
const QUOTA = 500
const HOUR = 3_600_000
const PASSWORD = 'correct horse battery'
const STRANGER = 'stranger@third.example'

/** The recipient of each e-mail type: the shop, a confirmed address, or an address that may be unconfirmed. */
const RECIPIENTS: Record<string, 'shop' | 'confirmed' | 'unconfirmed'> = {
  accountDeletedEmail: 'confirmed',
  addressCorrectedEmail: 'unconfirmed',
  addressTakenEmail: 'confirmed',
  answerEmail: 'unconfirmed',
  backInStockEmail: 'confirmed',
  cardsBlockedEmail: 'shop',
  confirmedEmail: 'confirmed',
  deferredEmail: 'shop',
  disputeEmail: 'shop',
  documentEmail: 'unconfirmed',
  emailAbout: 'unconfirmed',
  emailChangedEmail: 'confirmed',
  paymentEmail: 'unconfirmed',
  factorAddedEmail: 'confirmed',
  factorRemovedEmail: 'confirmed',
  factorsRemovedEmail: 'confirmed',
  giftCardEmail: 'unconfirmed',
  identityLinkedEmail: 'confirmed',
  invitationEmail: 'unconfirmed',
  latePurgesEmail: 'shop',
  memberJoinedEmail: 'confirmed',
  newAddressCodeEmail: 'unconfirmed',
  orderCancelledNotification: 'shop',
  orderEmail: 'unconfirmed',
  orderCancelledEmail: 'unconfirmed',
  orderPlacedEmail: 'unconfirmed',
  orderPlacedNotification: 'shop',
  overdrawnEmail: 'shop',
  overdueEmail: 'shop',
  passwordChangedEmail: 'confirmed',
  paymentReceivedNotification: 'shop',
  paymentIssueEmail: 'shop',
  recoveryCodeUsedEmail: 'confirmed',
  recoveryCodesRenewedEmail: 'confirmed',
  refundEmail: 'unconfirmed',
  settledEmail: 'unconfirmed',
  soldCardsEmail: 'unconfirmed',
  manualRefundEmail: 'shop',
  resetCodeEmail: 'confirmed',
  reviewHiddenEmail: 'confirmed',
  reviewRequestEmail: 'confirmed',
  roleChangedEmail: 'confirmed',
  signupCodeEmail: 'unconfirmed',
  stageEmail: 'unconfirmed',
  statementEmail: 'unconfirmed',
  newWithdrawalEmail: 'shop',
  testEmail: 'confirmed',
  thresholdEmail: 'shop',
  toStaff: 'shop',
  trackingEmail: 'unconfirmed',
  transferReminder: 'unconfirmed',
  confirmationEmail: 'unconfirmed',
  webhookDisabledEmail: 'shop',
  wrongCodesEmail: 'confirmed',
}

test('every e-mail type has a known recipient, has its sentences in texts, and is stored by the outbox', async () => {
  const types = new Set<string>()
  const writers: string[] = []
  const written: string[] = []
  for await (const path of glob('{shop,server,tools}/**/*.ts', { cwd: root })) {
    // The bench fills another database.
    if (path.includes('.test.') || path.startsWith('tools/bench/')) continue
    const source = await readFile(join(root, path), 'utf8')
    if (/\binsertEmail\(|insertInto\('emails'\)|insert into emails\b/.test(source)) writers.push(path)
    for (const part of source.split(/^(?=(?:export )?(?:const|function|async function) )/m)) {
      const [, name] = /^(?:export )?(?:const|function) (\w+)/.exec(part) ?? []
      if (!name || !/\): (?:EmailText|StaffEmail)\b/.test(part)) continue
      types.add(name)
      // Sentences are in the texts of the module, in all languages.
      if (/^[^*]*(['"`])[A-Z][a-z]+ [a-z]+ [^\n]*\1/m.test(part)) written.push(name)
    }
  }
  expect([...types].sort()).toEqual(Object.keys(RECIPIENTS).sort())
  expect(written).toEqual([])
  expect(writers.sort()).toEqual(['server/mail/emails-store.ts', 'server/mail/outbox.ts'])
})

const limitedShop = () => openShop({ env: { RATE_LIMITS: 'on' }, outbox: 'none' })

const strangerFor = (request: string) => `${request.replaceAll(' ', '-')}@third.example`

const limited = await limitedShop()
/** A shop without quota. */
const usedUp = await limitedShop()
beforeAll(() => useUnconfirmedQuota(usedUp, QUOTA))
afterAll(() => Promise.all([limited, usedUp].map((shop) => shop[Symbol.asyncDispose]())))

async function soldOut({ db }: TestShop): Promise<number> {
  const { variantIds } = await addProduct(db, { title: 'Mug', variants: [{ name: 'Celadon', stock: 0 }] })
  return variantIds[0] ?? 0
}

async function anOwner(shop: TestShop) {
  const anna = await shop.customer('Anna', PASSWORD)
  await makeStaff(shop.db, 'anna@example.com', 'owner', shop.clock.now)
  return anna
}

const withdrawal = (email: string) => ({
  ...{ key: randomUUID(), name: 'Eve', order_number: '4711', email, items: 'All of it' },
})

/** Each request that sends an e-mail to an address that its sender enters. */
const REQUESTS: Record<string, (shop: TestShop, email: string) => Promise<unknown>> = {
  'a sign-up code': (shop, email) => shop.visitor.api(sendCode, { body: { email } }),
  'a code for another address': async (shop, email) => (await shop.customer('Cleo')).api(sendCode, { body: { email } }),
  'a back-in-stock request': async (shop, email) =>
    shop.visitor.api(requestBackInStock, { body: { variant: await soldOut(shop), email } }),
  'a withdrawal without login': (shop, email) => shop.visitor.api(withdrawWithoutOrder, { body: withdrawal(email) }),
  'an invitation': async (shop, email) =>
    (await anOwner(shop)).api(inviteToTeam, { body: { email, role: 'orders', password: PASSWORD } }),
}

/** Returns the delays, in minutes, of the queued e-mails to an address. */
async function outgoing(shop: TestShop, to: string): Promise<number[]> {
  const { rows } = await sql<{ due_at: Date }>`
    select due_at from emails join jobs on name in ('send-email', 'send-code') and (payload ->> 'email')::bigint = emails.id
    where recipient = ${to}`.execute(shop.db)
  return rows.map(({ due_at }) => (due_at.getTime() - shop.clock.now.getTime()) / 60_000)
}

test.for(Object.keys(REQUESTS))('%s counts against the limit for unconfirmed addresses', async (name) => {
  await limited.db.deleteFrom('attempts').execute()
  await useUnconfirmedQuota(limited, QUOTA - 1)
  await REQUESTS[name]?.(limited, strangerFor(name))
  expect(await outgoing(limited, strangerFor(name))).toEqual([0])
  // The quota is now used up for every kind of request.
  const other = strangerFor(`other ${name}`)
  await limited.visitor.api(withdrawWithoutOrder, { body: withdrawal(other) })
  expect(await outgoing(limited, other)).toEqual([60])
})

test.for([
  ['a sign-up code', 'is not sent', []],
  ['a code for another address', 'is not sent', []],
  ['a back-in-stock request', 'is refused', '429'],
  ['a withdrawal without login', 'is confirmed later', [60]],
  ['an invitation', 'is sent later', [60]],
] as const)('above the limit %s %s', async ([name, , expected]) => {
  const asked = REQUESTS[name]?.(usedUp, strangerFor(name))
  if (typeof expected === 'string') await expect(asked).rejects.toThrow(expected)
  else await asked
  expect(await outgoing(usedUp, strangerFor(name))).toEqual(typeof expected === 'string' ? [] : expected)
})

test('above the limit e-mails to confirmed addresses and to the shop are sent at once', async () => {
  await using shop = await limitedShop()
  await shop.customer('Mia')
  await useUnconfirmedQuota(shop, QUOTA)
  await shop.visitor.api(sendCode, { body: { email: 'Mia@example.com' } })
  await shop.visitor.api(withdrawWithoutOrder, { body: withdrawal(STRANGER) })
  expect(await outgoing(shop, 'mia@example.com')).toEqual([0])
  expect(await outgoing(shop, shop.config.shopEmail)).toEqual([0])
})

test('sends e-mails to many concurrent unconfirmed recipients up to the limit per hour', async () => {
  await using shop = await limitedShop()
  await useUnconfirmedQuota(shop, QUOTA - 3)
  const addresses = Array.from({ length: 8 }, (_, index) => `stranger${index}@third.example`)
  await Promise.all(
    addresses.map((to) =>
      shop.db.transaction().execute((tx) => enqueueEmail(tx, { to, subject: 'A', text: 'B' }, shop.clock.now)),
    ),
  )
  const minutes = (await Promise.all(addresses.map((to) => outgoing(shop, to)))).flat()
  expect(minutes.sort((one, other) => one - other)).toEqual([0, 0, 0, 60, 60, 60, 60, 60])
})

test('alerts the owner once a day by e-mail and on the dashboard while e-mails are deferred', async () => {
  await using shop = await limitedShop()
  const anna = await anOwner(shop)
  const alerts = async () =>
    (await shop.db.selectFrom('emails').select('subject').where('subject', 'like', 'E-mails are delayed%').execute())
      .length
  await warnOfDeferredEmails(shop.services)
  expect(await alerts()).toBe(0)
  await useUnconfirmedQuota(shop, QUOTA)
  await shop.visitor.api(withdrawWithoutOrder, { body: withdrawal(STRANGER) })
  await Promise.all([warnOfDeferredEmails(shop.services), warnOfDeferredEmails(shop.services)])
  expect(await alerts()).toBe(1)
  expect((await anna.api(getDashboard, {})).deferred_emails).toBe(1)
  shop.clock.now = new Date(shop.clock.now.getTime() + 25 * HOUR)
  await warnOfDeferredEmails(shop.services)
  expect(await alerts()).toBe(2)
})
