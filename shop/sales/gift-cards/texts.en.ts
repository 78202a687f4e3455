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

export const tooManyAdded = (max: number) => `At most ${max} gift cards can be added. Remove one first.`

// own/own-gift-cards.page.tsx
export const ownGiftCards = 'Gift cards'
export const logInForGiftCards = 'Log in to see your gift cards.'
export const failedToLoadCards = 'Your gift cards couldn’t be loaded. Try again.'
export const noGiftCards =
  'No gift cards yet. Gift cards that are sent to your e-mail address appear here. You can add others by their code.'
export const spent = 'Spent'
export const applyCard = 'Use in cart'
export const applyCardNamed = (lastFour: string) => `Use gift card ending in ${lastFour} in cart`
export const inCart = 'In your cart'
export const cardInCart = 'The gift card is in your cart.'
export const addByCode = 'Add a gift card by its code'
export const addCard = 'Add gift card'
export const cardAdded = 'Gift card added'
export const cardRemoved = 'Gift card removed'
export const removeCard = 'Remove'
export const boughtForOthers = 'Bought for others'
export const ofOrder = (order: number) => `Order ${order}`

// payment pages of orders that gift cards pay in part
export const restOfOrder = (id: number) => `Order ${id}, rest after gift card`

// gift-card-lines.tsx, gift-card-field.tsx, and e-mails about orders
export const giftCardNamed = (lastFour: string) => `Gift card •••• ${lastFour}`
export const paidByGiftCard = (lastFour: string) => `Paid by gift card •••• ${lastFour}`
export const due = 'Left to pay'
export const addGiftCard = 'Add a gift card'
export const code = 'Gift card code'
export const apply = 'Apply'
export const applyOwn = (lastFour: string, balance: string) => `Use card •••• ${lastFour} (${balance})`
export const remove = (lastFour: string) => `Remove gift card ending in ${lastFour}`
export const validUntil = (day: string) => `Valid until ${day}`
export const balanceAfterOrder = (price: string) => `${price} left after this order`
export const balanceChanged = 'The amount that your gift cards pay has changed.'
export const returnedToCard = (price: string) => `${price} returned to the card`

// balance.page.tsx
export const balanceTitle = 'Gift card balance'
export const balanceIntro = 'Enter the code of your gift card to see its balance.'
export const showBalance = 'Show balance'
export const noEnd = 'This gift card does not expire.'
