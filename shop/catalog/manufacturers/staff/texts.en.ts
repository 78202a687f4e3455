import { counted } from '../../../../lib/texts/en.ts'
import type { ResourceTexts } from '../../../core/admin-kit/resource/screen/resource-options.ts'

// manufacturers.page.tsx
export const screen: ResourceTexts = {
  title: 'Manufacturers',
  onlyStaff: 'Only staff can edit manufacturers.',
  failedToLoad: 'Manufacturers couldn’t be loaded. Try again.',
  count: (count) =>
    counted(count, 'manufacturer', 'manufacturers') + (count > 1 ? ', those with missing details first' : ''),
  empty: 'No manufacturers yet. Enter a manufacturer’s name on a product, and it appears here.',
  added: 'Manufacturer saved',
  changed: 'Manufacturer saved',
}
export const eachProductPage =
  'Each product page must show the manufacturer and its contact details (Regulation (EU) 2023/988). The name is set on the product. The details here apply to all products with that name.'
export const productsWithout = (count: number) =>
  count === 1 ? 'One product has no manufacturer.' : `${count} products have no manufacturer.`
export const toTheProducts = 'View products'
export const ofProducts = (count: number) => counted(count, 'product', 'products')
export const addressIsMissing = 'Address and contact are missing'
export const addContactDetails = (name: string) => `Add contact details of ${name}`
export const name = 'Name'
export const products = 'Products'
export const contactDetails = 'Contact details'
export const detailsChoices = { missing: 'Missing', saved: 'Saved' }
export const address = 'Postal address'
export const emailOrWebAddress = 'E-mail or web address'
export const responsible = 'Responsible in the European Union'
export const onlyForManufacturersOutsideHint =
  'Only for manufacturers outside the EU: name, postal address and e-mail address'
