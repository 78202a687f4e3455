import type { GiftCard } from './gift-cards.contract.ts'

// entering/cart-gift-cards.server.ts
export const invalidCode = 'This code is not valid.'
export const notInTestMode = 'Gift cards can’t be used while the shop is in test mode.'
export const notSpendable: Record<Exclude<GiftCard['state'], 'active'>, string> = {
  spent: 'This gift card has no balance left.',
  ended: 'This gift card has expired. Contact us.',
  blocked: 'This gift card is blocked. Contact us.',
}
export const tooMany = (max: number) => `At most ${max} gift cards can pay an order. Remove one first.`

// payment pages of orders that gift cards pay in part
export const restOfOrder = (id: number) => `Order ${id}, rest after gift card`

// gift-card-lines.tsx, gift-card-field.tsx, and e-mails about orders
export const giftCardNamed = (lastFour: string) => `Gift card •••• ${lastFour}`
export const paidByGiftCard = (lastFour: string) => `Paid by gift card •••• ${lastFour}`
export const due = 'Left to pay'
export const addGiftCard = 'Add a gift card'
export const code = 'Gift card code'
export const apply = 'Apply'
export const remove = (lastFour: string) => `Remove gift card ending in ${lastFour}`
export const validUntil = (day: string) => `Valid until ${day}`
export const left = (price: string) => `${price} left after this order`
export const balanceChanged = 'The amount that your gift cards pay has changed.'
export const returnedToCard = (price: string) => `${price} returned to the card`

// balance.page.tsx
export const balanceTitle = 'Gift card balance'
export const balanceIntro = 'Enter the code of your gift card to see its balance.'
export const showBalance = 'Show balance'
export const noEnd = 'This gift card does not expire.'
