import { counted } from '../../../../lib/texts/en.ts'

// code-problem.server.ts
export const invalidCode = 'This code is not valid.'
export const usedBefore = 'You have already used this code.'
export const onlyFirstOrder = 'This code is for a first order.'
export const noGoods = 'This code does not apply to these items.'
export const lessThanOthers = 'Another discount takes off more. Only one of the two applies.'
export const missingCents = (price: string) => `Add items for ${price} more to use this code.`
export const missingPieces = (count: number) => `Add ${counted(count, 'more item', 'more items')} to use this code.`
export const onlyTo = (countries: string) => `This code applies to deliveries to ${countries}.`

// code-field.tsx
export const addCode = 'Add a discount code'
export const code = 'Discount code'
export const apply = 'Apply'
export const announced = (name: string, code: string) => `${name}: code ${code}`
export const applyCode = (code: string) => `Use ${code}`
export const remove = (code: string) => `Remove the code ${code}`
export const isApplied = 'applied'
export const linkedCode = (code: string) => `Code ${code} will be used in your cart.`
