import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// attributes.page.tsx
export const screen: ResourceTexts = {
  title: 'Attributes',
  onlyStaff: 'Only staff can choose filter attributes.',
  failedToLoad: 'Attributes couldn’t be loaded. Try again.',
  count: (count) => counted(count, 'attribute', 'attributes') + (count > 1 ? ', those of most products first' : ''),
  empty:
    'No products have attributes yet. Add them in the product form, one per line, e.g. “Material: Oak”. They appear as a table on the product page.',
}
export const tickThose =
  'Attributes of your products. Select those that customers can filter by on the home page, in collections and in search. Each change is saved immediately.'
export const name = 'Name'
export const products = 'Products'
export const filter = 'Filter'
export const states = { on: 'On', off: 'Off' }
export const useAsFilter = 'Use as filter'
export const removeFilter = 'Remove filter'
export const usedAsFilter = (count: number) =>
  count === 1 ? 'Customers can filter by this attribute' : `Customers can filter by ${count} more attributes`
export const removedFilter = (count: number) => `${counted(count, 'filter', 'filters')} removed`
export const ofProducts = (count: number, isMore: boolean) =>
  isMore ? `${count} products or more` : counted(count, 'product', 'products')
