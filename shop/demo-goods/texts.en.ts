import { counted as count } from '../../lib/texts/en.ts'

// demo-panel.tsx
export const demo = 'Demo'
export const thisIsADemo =
  'Goods, people and orders of the demo fill this shop. When you have seen enough, they go, and what is yours stays.'
export const needsAccount = <T>(command: T) => [
  'Goods, people and orders of the demo fill this shop, and this account belongs to it. To remove the demo, make one of your own: ',
  command,
  ' prints where.',
]
export const removeTheDemo = 'Remove the demo'
export const whatGoes = 'This goes, and cannot be brought back:'
export const counted = {
  products: (number: number) => count(number, 'product', 'products'),
  collections: (number: number) => count(number, 'collection', 'collections'),
  reductions: (number: number) => count(number, 'reduction', 'reductions'),
  people: (number: number) => `${count(number, 'account', 'accounts')} of people who do not exist`,
  orders: (number: number) => `${count(number, 'order', 'orders')} of theirs`,
  reviews: (number: number) => `${count(number, 'review', 'reviews')} of theirs`,
}
export const whatStays =
  'What you or other staff have changed stays, and so does everything of real customers. Pages, delivery, synonyms and settings stay as they are: look them through.'
export const typeToRemove = (word: string) => `Type ${word} to remove all of it`
export const keepIt = 'Keep it'
export const remove = 'Remove'
export const removed = 'The demo is gone'

// remove-demo.server.ts
export const noted = {
  products: (number: number) => count(number, 'product', 'products'),
  collections: (number: number) => count(number, 'collection', 'collections'),
  reductions: (number: number) => count(number, 'reduction', 'reductions'),
  people: (number: number) => count(number, 'account', 'accounts'),
  orders: (number: number) => count(number, 'order', 'orders'),
  reviews: (number: number) => count(number, 'review', 'reviews'),
}
