import { counted } from '../../../../../lib/texts/en.ts'

export { colour, name, removeNamed, stock } from '../../../../catalog/products/texts.en.ts'
export { moveToTheFront } from '../pictures/texts.en.ts'

// option-fields.tsx
export const addAnOption = 'Add an option'
export const addAnotherOption = 'Add another option'
export const addCombinations = (count: number) =>
  count === 1 ? 'Add the missing combination' : `Add the ${count} missing combinations`
export const atMostVariants = (most: number) => `A product has at most ${most} variants.`
export const optionName = 'By what they differ'
export const optionPlaceholder = 'Size'
export const optionValues = 'Values'
export const partedByCommas = 'Parted by commas: 250 g, 1 kg. By semicolons if a value holds a comma.'
export const remove = 'Remove'
export const optionAside = (name: string) => ` option ${name}`

// chosen-options.tsx
export const choose = 'Choose'

// colour-fields.tsx
export const thisVariantIsAColour = 'This variant is a colour'
export const pick = 'Pick'

// variants-table.tsx
export const priceColumn = 'Own price, €'

// fill-variants.tsx
export const forAllVariants = 'Fill in for all variants'
export const OF_EACH = {
  price: 'Own price of each in euros',
  stock: 'Stock of each',
  weight: 'Weight of each in grams',
}
export const fillIn = (count: number) => `Write it into all ${count} variants`
export const filledIn = (count: number) => `Written into ${count} variants. Nothing is saved yet.`

// first-picture.tsx
export const countPictures = (count: number) => counted(count, 'picture', 'pictures')

// variant-row.tsx
export const moreOf = (variant: string) => `More of ${variant}`
export const lessOf = (variant: string) => `Less of ${variant}`
export const shownFirst = 'Shown first'
export const itWas = (stock: string) => `It was ${stock}`
export const ownPrice = 'Own price in euros'
export const asTheProduct = (price: string) => `Empty: ${price}, as the product`
export const asTheProductHint = 'Empty: as the product'
export const weightInGrams = 'Weight in grams'
export const noWeightYet = 'With its wrapping'
export const gtinHint = 'Below its bar code'
export const contentsHint = '250 g, 0.75 l, 12 pieces'

// product-editor.tsx
export const addAVariant = 'Add a variant'
