import { expect, test } from 'vitest'
import { DAY } from '../../../server/durations.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { deleteAccount } from '../../core/accounts/account.contract.ts'
import { auditLog } from '../../core/activity-log/audit-log.contract.ts'
import { sweepRecipients } from './erase-recipients.server.ts'
import { issueGiftCard, listGiftCards } from './gift-cards.contract.ts'
import { revokeGiftCard } from './gift-cards-store.server.ts'

const PASSWORD = 'correct horse battery'

test('the recipient of a gift card is removed with the account, and a year after the end of the card', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const issue = (email: string) =>
    staff.api(issueGiftCard, { body: { value: '20', email, message: 'Happy birthday', reason: 'Sold in the shop' } })
  const mia = await shop.customer('Mia', PASSWORD)
  await issue('MIA@example.com')
  await issue('ida@example.com')
  await mia.api(deleteAccount, { body: { password: PASSWORD } })
  const recipients = async () => (await staff.api(listGiftCards, {})).gift_cards.map(({ email }) => email)
  expect(await recipients()).toEqual(['ida@example.com', ''])
  const { results } = await staff.api(auditLog, { query: {} })
  expect(results.filter(({ field }) => field === 'email').map((one) => one.new)).toEqual(['ida@example.com', null])
  const { ends_on } = await shop.db
    .selectFrom('gift_cards')
    .select('ends_on')
    .where('email', '<>', '')
    .executeTakeFirstOrThrow()
  const end = new Date(String(ends_on)).getTime()
  await sweepRecipients(shop.db, new Date(end + 364 * DAY))
  expect(await recipients()).toEqual(['ida@example.com', ''])
  await sweepRecipients(shop.db, new Date(end + 367 * DAY))
  expect(await recipients()).toEqual(['', ''])
  expect(await shop.db.selectFrom('gift_cards').select('message').execute()).toEqual([{ message: '' }, { message: '' }])
})

test('recipients of spent cards are removed after a year, and those of cards without an end after five years', async () => {
  await using shop = await openShop()
  const staff = await shop.staff()
  const issue = (email: string) =>
    staff.api(issueGiftCard, { body: { value: '20', email, message: '', reason: 'Sold in the shop' } })
  const ids = []
  for (const name of ['spent', 'endless', 'other']) ids.push((await issue(`${name}@example.com`)).id)
  await shop.db.updateTable('gift_cards').set({ ends_on: null }).execute()
  const [spent = 0] = ids
  const start = shop.clock.now
  await revokeGiftCard(shop.db, spent, 20_00, start)
  const after = (days: number) => new Date(start.getTime() + days * DAY)
  const addresses = async () => {
    const { results } = await staff.api(auditLog, { query: {} })
    const logged = results.flatMap((one) => (one.kind === 'gift_card' && one.field === 'email' ? [one.new] : []))
    const shown = (await staff.api(listGiftCards, {})).gift_cards.map(({ email }) => email)
    expect(logged.map((value) => value ?? '')).toEqual(shown)
    return shown
  }
  const all = ['other@example.com', 'endless@example.com', 'spent@example.com']
  await sweepRecipients(shop.db, after(364))
  expect(await addresses()).toEqual(all)
  await sweepRecipients(shop.db, after(366))
  expect(await addresses()).toEqual([...all.slice(0, 2), ''])
  await shop.db
    .updateTable('gift_cards')
    .set({ ends_on: '2099-12-31' })
    .where('id', '=', ids[2] ?? 0)
    .execute()
  await sweepRecipients(shop.db, after(5 * 365 + 1))
  expect(await addresses()).toEqual(['other@example.com', '', ''])
})
