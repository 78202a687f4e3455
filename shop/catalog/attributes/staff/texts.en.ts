import { counted } from '../../../../lib/texts/en.ts'

// facts.page.tsx
export const facts = 'Facts'
export const onlyStaff = 'Only staff of the shop can say by what lists are narrowed.'
export const failedToLoad = 'Failed to load facts, perhaps our server is down'
export const noneYet =
  'No product has facts yet. Write them into its form, one a line, such as “Material: Oak”: they stand on its page as a table.'
export const tickThose =
  'What your products say of themselves. Tick that by which shoppers can narrow the home page, collections and searches; each tick is saved at once.'
export const ofProducts = (count: number, isMore: boolean) =>
  isMore ? `${count} products or more` : counted(count, 'product', 'products')
