// product-texts.contract.ts
export const title = 'Title'
export const description = 'Description'
export const titleForSearchEngines = 'Title for search engines'
export const searchTitleHint = 'If empty, the product title is used'
export const attributes = 'Attributes'
export const attributesHint = 'One per line: a name, a colon and a value, e.g. Material: Oak'
export const metaDescription = 'Description for search engines'
export const metaDescriptionHint = 'If empty, the beginning of the description is used'
export { markdownHint as separateParagraphsWithAnEmpty } from '../../../ui/markdown/texts.en.ts'

export const manufacturer = 'Manufacturer'
export const manufacturerHint = 'The manufacturer’s trade name. Enter its address and contact once under Manufacturers.'
export const model = 'Model or reference'
export const modelHint = 'Identifies the product among those of the same manufacturer'
export const warnings = 'Warnings and safety'
export const warningsHint = 'Warnings that the law requires before purchase'
export const vatClass = 'VAT class'
export const withdrawal = 'Right of withdrawal'

// product-choices.contract.ts
export const VAT_CLASS_LABELS = {
  standard: 'Standard (20 % in France)',
  intermediate: 'Intermediate (10 % in France)',
  reduced: 'Reduced (5.5 % in France: books, most food)',
  super_reduced: 'Super-reduced (2.1 % in France: press, some medicines)',
  zero: 'No VAT',
  gift_card: 'Gift card: no VAT when sold, sent by e-mail',
}
export const WITHDRAWAL_LABELS = {
  allowed: 'Fourteen days',
  made_to_order: 'None: made to the customer’s specifications',
  perishable: 'None: spoils quickly',
  sealed_hygiene: 'None once unsealed: health or hygiene',
  mixed_after_delivery: 'None: inseparably mixed with other items after delivery',
  sealed_media: 'None once unsealed: recordings or software',
  press: 'None: newspaper or magazine',
}

// variant-details.contract.ts
export const price = 'Price'
export const sku = 'SKU'
export const gtin = 'GTIN'
export const weight = 'Weight'
export const contents = 'Contents'
