import type { ProductSheetRow } from '../file/read-rows.server.ts'

/** The columns of Shopify's product CSV that are read, with their names in the newer template. */
export const SHOPIFY_COLUMNS = {
  Handle: 'URL handle',
  Title: 'Title',
  'Body (HTML)': 'Description',
  Vendor: 'Vendor',
  Tags: 'Tags',
  Published: 'Published on online store',
  Status: 'Status',
  'Option1 Name': 'Option1 name',
  'Option1 Value': 'Option1 value',
  'Option2 Name': 'Option2 name',
  'Option2 Value': 'Option2 value',
  'Option3 Name': 'Option3 name',
  'Option3 Value': 'Option3 value',
  'Variant SKU': 'SKU',
  'Variant Barcode': 'Barcode',
  'Variant Grams': 'Weight value (grams)',
  'Variant Price': 'Price',
  'Variant Compare At Price': 'Compare-at price',
  'Unit Price Total Measure': 'Unit price total measure',
  'Unit Price Total Measure Unit': 'Unit price total measure unit',
  'Variant Inventory Tracker': 'Inventory tracker',
  'Variant Inventory Qty': 'Inventory quantity',
  'Image Src': 'Product image URL',
  'Image Position': 'Image position',
  'Image Alt Text': 'Image alt text',
  'Variant Image': 'Variant image URL',
  'SEO Title': 'SEO title',
  'SEO Description': 'SEO description',
  'Gift Card': 'Gift card',
  'Variant Requires Shipping': 'Requires shipping',
  'Variant Taxable': 'Charge tax',
  'Variant Inventory Policy': 'Continue selling when out of stock',
} as const
export type ShopifyColumn = keyof typeof SHOPIFY_COLUMNS

export type ShopifyRow = ProductSheetRow<ShopifyColumn>

/** Returns the trimmed text of a cell; empty if the file lacks the column. */
export const textOf = (row: ShopifyRow, column: ShopifyColumn) => row.cell(column)?.text.trim() ?? ''
