import { showPrice } from '../../../../lib/money.ts'
import { counted } from '../../../../lib/texts/en.ts'

const workingDays = (from: number, to: number) =>
  `${from === to ? '' : `${from} to `}${counted(to, 'working day', 'working days')}`

// delivery-promise.tsx
export const deliveryAndReturns = 'Delivery and returns'
export const freeDeliveryIn = (country: string) => `Free delivery in ${country}`
export const deliveryIn = (country: string, price: string, freeFrom: string | null) =>
  `Delivery in ${country} ${price}${freeFrom === null ? '' : `, free from ${freeFrom}`}`
export const collectionOnly = (price: string) =>
  `No delivery. Collect it from the shop ${price === '0.00' ? 'for free' : `for ${showPrice(price)}`}.`
export const readyIn = (from: number, to: number) => `Ready in ${workingDays(from, to)}`
export const deliveredIn = (from: number, to: number) => `Delivered in ${workingDays(from, to)}`
export const daysToReturn = (days: number, isFree: boolean) =>
  `${counted(days, 'day', 'days')} to return it${isFree ? '; we pay for the return' : ''}`
export const sentByEmail = 'Sent by e-mail to you, or to a recipient that you enter in the cart'
