import { counted } from '../../../../../lib/texts/en.ts'

export { colour, name, removeNamed, stock, was } from '../../../../catalog/products/texts.en.ts'
export { moveToTheFront } from '../pictures/texts.en.ts'

// option-fields.tsx
export const addAnOption = 'Add an option'
export const addAnotherOption = 'Add another option'
export const addCombinations = (count: number) =>
  count === 1 ? 'Add the missing combination' : `Add the ${count} missing combinations`
export const atMostVariants = (most: number) => `A product has at most ${most} variants.`
export const optionName = 'Option name'
export const size = 'Size'
export const optionValues = 'Values'
export const optionValuesHint = 'Separated by commas: 250 g, 1 kg. Use semicolons if a value contains a comma.'
export const remove = 'Remove'
export const optionAside = (name: string) => ` option ${name}`

// chosen-options.tsx
export const choose = 'Choose'

// colour-fields.tsx
export const isColour = 'This variant is a colour'
export const pick = 'Pick'

// variants-table.tsx
export const priceColumn = 'Price override, €'

// fill-variants.tsx
export const forAllVariants = 'Fill in for all variants'
export const OF_EACH = {
  price: 'Price override of each in euros',
  stock: 'Stock of each',
  weight: 'Weight of each in grams',
}
export const applyToAllVariants = (count: number) => `Apply to all ${count} variants`
export const appliedToVariantsSave = (count: number) =>
  `Applied to ${count} variants. Save the product to keep the changes.`

// first-picture.tsx
export const countPictures = (count: number) => counted(count, 'picture', 'pictures')

// variant-row.tsx
export const moreOf = (variant: string) => `More of ${variant}`
export const lessOf = (variant: string) => `Less of ${variant}`
export const isDefaultVariant = 'Shown first'
export const ownPrice = 'Price override in euros'
export const productPrice = (price: string) => `Product price: ${price}`
export const ownPriceHint = 'Leave empty for the product price'
export const weightInGrams = 'Weight in grams'
export const includingPackaging = 'Including packaging'
export const gtinHint = 'The number below the bar code'
export const contentsHint = '250 g, 0.75 l, 12 pieces'

// product-editor.tsx
export const addAVariant = 'Add a variant'
