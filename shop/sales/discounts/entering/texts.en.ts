import { counted } from '../../../../lib/texts/en.ts'

// code-problem.server.ts
export const invalidCode = 'This code is not valid.'
export const usedBefore = 'You have already used this code.'
export const onlyFirstOrder = 'This code is for a first order.'
export const noGoods = 'This code does not apply to these items.'
export const betterDiscountApplies = 'Another discount takes off more. Only one of the two applies.'
export const missingCents = (price: string) => `Add items for ${price} more to use this code.`
export const missingPieces = (count: number) => `Add ${counted(count, 'more item', 'more items')} to use this code.`
export const moreToGet = (count: number, benefit: string) =>
  `Add ${counted(count, 'more item', 'more items')} of this offer to get ${benefit}.`
export const moreOfProduct = (count: number, benefit: string) =>
  `Add ${count} more of the same product to get ${benefit}.`
export const moreOfReduced = (count: number, benefit: string, isSame: boolean) =>
  isSame
    ? moreToGet(count, benefit)
    : `Add ${counted(count, 'reduced item', 'reduced items')} of this offer to get ${benefit}.`
export const moreOfBundle = (count: number, price: string) =>
  `Add ${counted(count, 'more product', 'more products')} of this bundle to get the bundle for ${price}.`
export const percentOff = (percent: number) => `${percent} % off`
export const amountOffEach = (amount: string) => `${amount} off each item`
export const piecesFree = (count: number) => `${counted(count, 'item', 'items')} free`
export const piecesReduced = (count: number, percent: number) => `${percent} % off ${counted(count, 'item', 'items')}`
export const piecesFor = (count: number, price: string) => `${counted(count, 'item', 'items')} for ${price}`
export const noSaving = 'These items do not cost more than the price of this offer.'
export const otherMethods = 'This code applies to some shipping methods. Choose another method at checkout.'
export const onlyDeliveredTo = (countries: string) => `This code applies to deliveries to ${countries}.`

// code-field.tsx
export const addCode = 'Add a discount code'
export const code = 'Discount code'
export const apply = 'Apply'
export const announced = (name: string, code: string) => `${name}: code ${code}`
export const applyCode = (code: string) => `Use ${code}`
export const remove = (code: string) => `Remove the code ${code}`
export const isApplied = 'applied'
export const linkedCode = (code: string) => `Code ${code} will be used in your cart.`
