import { expect, test } from 'vitest'
import { DAY } from '../../../server/durations.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { deleteAccount } from '../../core/accounts/account.contract.ts'
import { issueGiftCard, listGiftCards } from './gift-cards.contract.ts'
import { sweepRecipients } from './gift-cards-store.server.ts'

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
