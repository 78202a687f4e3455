import { counted } from '../../lib/texts/en.ts'

// contents.contract.ts
export const pieces = (count: number) => counted(count, 'piece', 'pieces')

// product-price.tsx
export const from = <T>(price: T) => ['from ', price]
export const per = (price: string, unit: string) => `${price} per ${unit}`
