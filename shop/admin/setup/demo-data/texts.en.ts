import { counted as count } from '../../../../lib/texts/en.ts'

// demo-panel.tsx
export const demo = 'Demo'
export const demoNotice =
  'This shop contains demo products, customers and orders. You can remove them at any time. Your own data stays.'
export const needsAccount = <T>(command: T) => [
  'This shop contains demo products, customers and orders, and your account is part of the demo. To remove it, create your own account: ',
  command,
  ' prints the link.',
]
export const removeTheDemo = 'Remove demo data'
export const removedDataHeading = 'This will be removed. You can’t undo it:'
export const counted = {
  products: (number: number) => count(number, 'product', 'products'),
  collections: (number: number) => count(number, 'collection', 'collections'),
  reductions: (number: number) => count(number, 'sale', 'sales'),
  people: (number: number) => `${count(number, 'account', 'accounts')} of fictitious customers`,
  test_orders: (number: number) => count(number, 'test order', 'test orders'),
  orders: (number: number) => count(number, 'demo order', 'demo orders'),
  reviews: (number: number) => count(number, 'demo review', 'demo reviews'),
}
export const retainedData =
  'Products that your team has edited and orders of real customers stay. Pages, shipping methods, synonyms and settings also stay. Check them before you open.'
export const typeToRemove = (word: string) => `Type ${word} to confirm`
export const cancel = 'Cancel'
export const remove = 'Remove'
export const removed = 'Demo data removed'

// remove-demo.server.ts
export const noted = {
  test_orders: (number: number) => count(number, 'test order', 'test orders'),
  products: (number: number) => count(number, 'product', 'products'),
  collections: (number: number) => count(number, 'collection', 'collections'),
  reductions: (number: number) => count(number, 'sale', 'sales'),
  people: (number: number) => count(number, 'account', 'accounts'),
  orders: (number: number) => count(number, 'order', 'orders'),
  reviews: (number: number) => count(number, 'review', 'reviews'),
}
