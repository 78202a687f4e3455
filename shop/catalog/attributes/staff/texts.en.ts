import { counted } from '../../../../lib/texts/en.ts'

// attributes.page.tsx
export const attributes = 'Attributes'
export const onlyStaff = 'Only staff can choose filter attributes.'
export const failedToLoad = 'Attributes couldn’t be loaded. Try again.'
export const noneYet =
  'No products have attributes yet. Add them in the product form, one per line, e.g. “Material: Oak”. They appear as a table on the product page.'
export const tickThose =
  'Attributes of your products. Select those that customers can filter by on the home page, in collections and in search. Each change is saved immediately.'
export const ofProducts = (count: number, isMore: boolean) =>
  isMore ? `${count} products or more` : counted(count, 'product', 'products')
