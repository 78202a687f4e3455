import { counted } from '../../lib/texts/en.ts'

// delivery-note.tsx
export const deliveryTo = (country: string, price: string) => `Delivery to ${country} ${price}`
export const freeDeliveryTo = (country: string) => `Free delivery to ${country}`
export const withinDays = (from: number, to: number) =>
  from === to ? `in ${counted(to, 'working day', 'working days')}` : `in ${from} to ${to} working days`
export const daysToReturn = (days: number, isFree: boolean) =>
  `${counted(days, 'day', 'days')} to send it back${isFree ? ', at our cost' : ''}`
