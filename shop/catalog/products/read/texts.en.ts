// stock-note.tsx
export const outOfStock = 'Out of stock'
export const onlyLeftInStock = (stock: number) => `Only ${stock} left in stock`

// product-texts.contract.ts
export const title = 'Title'
export const description = 'Description'
export const metaTitle = 'Title for search engines'
export const elseTheTitle = 'Empty: the title'
export const facts = 'Facts'
export const oneFactALine = 'One a line, a name, a colon and a value: Material: Oak.'
export const metaDescription = 'Description for search engines'
export const elseTheDescription = 'Empty: the beginning of the description'
export const smallMarkdown =
  'Empty lines part paragraphs. You can write **bold**, *italic*, [words](https://…) for a link, - before each line of a list, # before a heading'

export const maker = 'Maker'
export const whoMadeIt = 'The name under which the maker is known. Address and contact are written once, under Makers.'
export const model = 'Model or reference'
export const typeOrReference = 'By which the product can be told from others of the same maker'
export const warnings = 'Warnings and safety'
export const safetyInWords = 'What the law asks to be said before somebody buys, in words'
export const vatClass = 'VAT class'
export const withdrawal = 'Right of withdrawal'

// product-choices.contract.ts
export const VAT_CLASS_LABELS = {
  standard: 'Standard (20 % in France)',
  intermediate: 'Intermediate (10 % in France)',
  reduced: 'Reduced (5.5 % in France: books, most food)',
  super_reduced: 'Super-reduced (2.1 % in France: press, some medicines)',
  zero: 'No VAT',
}
export const WITHDRAWAL_LABELS = {
  allowed: 'Fourteen days',
  made_to_order: 'None: made to the wishes of the customer',
  perishable: 'None: spoils quickly',
  sealed_hygiene: 'None once unsealed: health or hygiene',
  mixed_after_delivery: 'None: cannot be parted from other things after delivery',
  sealed_media: 'None once unsealed: recordings or software',
  press: 'None: newspaper or magazine',
}

// variant-details.contract.ts
export const price = 'Price'
export const sku = 'SKU'
export const gtin = 'GTIN'
export const weight = 'Weight'
export const contents = 'Contents'

// publication/not-public.tsx
export const ONLY_STAFF_SEE = {
  draft: 'A draft: only staff see this page.',
  hidden: 'Hidden: only staff see this page.',
}
export const publicFrom = (moment: string) => `Only staff see this page. Everybody sees it from ${moment}.`

// legal/no-withdrawal.ts
export const NO_WITHDRAWAL = {
  made_to_order: 'None, because it is made to your wishes.',
  perishable: 'None, because it spoils quickly.',
  sealed_hygiene: 'None once it is unsealed, for reasons of health or hygiene.',
  mixed_after_delivery: 'None, because it cannot be parted from other things after delivery.',
  sealed_media: 'None once it is unsealed, because it holds recordings or software.',
  press: 'None, because it is a newspaper or magazine.',
}
