import { counted } from '../../../../lib/texts/en.ts'

// manufacturers.page.tsx
export const manufacturers = 'Manufacturers'
export const onlyStaff = 'Only staff can edit manufacturers.'
export const failedToLoad = 'Manufacturers couldn’t be loaded. Try again.'
export const eachProductPage =
  'Each product page must show the manufacturer and its contact details (Regulation (EU) 2023/988). The name is set on the product. The details here apply to all products with that name.'
export const noneYet = 'No manufacturers yet. Enter a manufacturer’s name on a product, and it appears here.'
export const productsWithout = (count: number) =>
  count === 1 ? 'One product has no manufacturer.' : `${count} products have no manufacturer.`
export const toTheProducts = 'View products'

// manufacturer-row.tsx
export const ofProducts = (count: number) => counted(count, 'product', 'products')
export const addressIsMissing = 'Address and contact are missing'
export const edit = (name: string) => `Edit ${name}`
export const addContactDetails = (name: string) => `Add contact details of ${name}`
export const remove = (name: string) => `Remove ${name}`
export const address = 'Postal address'
export const emailOrWebAddress = 'E-mail or web address'
export const responsible = 'Responsible in the European Union'
export const onlyForManufacturersOutsideHint =
  'Only for manufacturers outside the EU: name, postal address and e-mail address'
export const save = 'Save'
export const cancel = 'Cancel'
export const saved = 'Manufacturer saved'
export const removed = (name: string) => `${name} was removed`
export const someoneElse =
  'Someone else has changed this manufacturer. Your changes are still in the form. Save again to overwrite theirs.'
