import type { ImportCell, ImportRow } from 'comptoir/extension'

/** The columns of Shopify's product CSV that are read, with their names in the newer template. */
export const COLUMNS = {
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
export type Column = keyof typeof COLUMNS

export const cellOf = (row: ImportRow, column: Column): ImportCell | undefined => row.cell(column)

/** Returns the trimmed text of a cell; empty if the file lacks the column. */
export const textOf = (row: ImportRow, column: Column) => cellOf(row, column)?.text.trim() ?? ''

/** Parses a boolean as Shopify or a localised spreadsheet writes it; undefined for anything else. */
export function parseBoolean(cell: ImportCell | undefined): boolean | undefined {
  const text = cell?.text.trim().toLowerCase() ?? ''
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}
const YES = ['true', '1', 'yes', 'vrai', 'wahr', 'verdadero', 'vero', 'waar']
const NO = ['false', '0', 'no', 'faux', 'falsch', 'falso', 'onwaar']
