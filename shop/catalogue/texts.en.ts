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
