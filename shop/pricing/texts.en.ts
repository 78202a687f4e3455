import { counted } from '../../lib/texts/en.ts'

// contents.contract.ts
export const pieces = (count: number) => counted(count, 'piece', 'pieces')

// product-price.tsx
export const before = 'before: '
export const less = (percent: number) => `−${percent} %`
export const lowestBefore = (price: string) => `Lowest price of the 30 days before: ${price}.`
export const reducedUntil = (moment: string) => `Reduced until ${moment}.`
export const from = <T>(price: T) => ['from ', price]
export const per = (price: string, unit: string) => `${price} per ${unit}`
