import { counted } from '../../lib/texts/en.ts'

// delivery-promise.tsx
export const deliveryAndReturns = 'Delivery and returns'
export const freeDeliveryIn = (country: string) => `Free delivery in ${country}`
export const deliveryIn = (country: string, price: string, freeFrom: string | null) =>
  `Delivery in ${country} ${price}${freeFrom === null ? '' : `, free from ${freeFrom}`}`
export const withYouIn = (from: number, to: number) =>
  `With you in ${from === to ? '' : `${from} to `}${counted(to, 'working day', 'working days')}`
export const daysToReturn = (days: number, isFree: boolean) =>
  `${counted(days, 'day', 'days')} to change your mind${isFree ? '; we pay the way back' : ''}`
