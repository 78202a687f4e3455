import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import type { GiftCard, GiftCardEntry } from '../gift-cards.contract.ts'

// gift-cards.page.tsx
export const screen: ResourceTexts = {
  title: 'Gift cards',
  onlyStaff: 'Only staff can manage gift cards.',
  failedToLoad: 'Gift cards couldn’t be loaded. Try again.',
  count: (count) => counted(count, 'gift card', 'gift cards'),
  empty: 'No gift cards yet. Issue one, and the recipient gets its code by e-mail.',
  add: 'Issue gift card',
  addHint: 'The recipient gets the code by e-mail at once. The settings say how long the card is valid.',
  added: 'Gift card issued. The code is on its way to the recipient.',
  changed: 'Gift card updated',
}
export const intro = (open: string) =>
  `Customers pay with gift cards in the checkout. ${open} can still be spent on all gift cards.`
export const card = 'Card'
export const cardNamed = (lastFour: string) => `•••• ${lastFour}`
export const email = 'Recipient’s e-mail'
export const message = 'Message to the recipient'
export const reason = 'Reason'
export const reasonHint = 'Only for staff, such as “Apology for order 1042” or “Sold in the shop, receipt 33”'
export const value = 'Value (€)'
export const valueHint = 'From 5 to 500 euros'
export const valueColumn = 'Value'
export const balance = 'Balance'
export const state = 'Status'
export const endsOn = 'Valid until'
export const unlimited = 'No end'
export const states: Record<GiftCard['state'], string> = {
  active: 'Active',
  spent: 'Spent',
  ended: 'Expired',
  blocked: 'Blocked',
}
export const onPhone = { balance: (price: string) => `Balance ${price}`, value: (price: string) => `of ${price}` }

// gift-card.page.tsx
export const title = (lastFour: string) => `Gift card •••• ${lastFour}`
export const editor = { title: 'Gift card', saved: 'Gift card updated' }
export const summary = (balance: string, value: string) => `${balance} left of ${value}.`
export const endsOnHint = 'Empty: no end. The end can’t be moved to an earlier day.'
export const blocked = 'Blocked. The card can’t be spent.'
export const newCode = 'New code'
export const newCodeHint =
  'The shop stores no codes. A new code replaces the earlier one, which can’t be used any more.'
export const replaceCode = 'Replace and send code'
export const codeReplaced = 'The new code is on its way to the recipient.'
export const ledger = 'Ledger'
export const entries: Record<GiftCardEntry['kind'], string> = {
  issued: 'Issued',
  redeemed: 'Paid',
  returned: 'Returned, because the order was not paid',
  refunded: 'Refunded',
  revoked: 'Blocked, because its purchase was refunded',
}
export const order = (id: number) => `Order ${id}`
