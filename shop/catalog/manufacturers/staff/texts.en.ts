import { counted } from '../../../../lib/texts/en.ts'

// makers.page.tsx
export const makers = 'Makers'
export const onlyStaff = 'Only staff of the shop can say who makes the products.'
export const failedToLoad = 'Failed to load makers, perhaps our server is down'
export const whyMakers =
  'The law wants to be seen beside each product who made it and how they are reached (Regulation (EU) 2023/988). The name stands at the product; what is written here belongs to all products with that name.'
export const noneYet = 'No product names its maker yet. Write the name into a product, and it stands here.'
export const productsWithout = (count: number) =>
  count === 1 ? 'One product names no maker.' : `${count} products name no maker.`
export const toTheProducts = 'To the products'

// maker-row.tsx
export const ofProducts = (count: number) => counted(count, 'product', 'products')
export const addressIsMissing = 'Address and contact are missing'
export const edit = (name: string) => `Edit ${name}`
export const sayHowReached = (name: string) => `Say how ${name} is reached`
export const remove = (name: string) => `Remove ${name}`
export const address = 'Postal address'
export const contact = 'E-mail or web address'
export const responsible = 'Responsible in the European Union'
export const responsibleHint = 'Only for a maker outside: name, postal address and e-mail of who answers here'
export const save = 'Save'
export const cancel = 'Cancel'
export const saved = 'Maker saved'
export const removed = (name: string) => `${name} was removed`
export const someoneElse =
  'Somebody else has saved this maker meanwhile. What you typed is still here; saving again puts it in place of theirs.'
