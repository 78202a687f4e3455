import { priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { MAX_ALT } from '../../products/fields/product-fields.contract.ts'
import { PRODUCT_TEXTS } from '../../products/read/product-texts.contract.ts'
import type { Cell, OmittedCell, SheetProduct } from '../file/sheet.server.ts'

/** Omits search engine texts above the shop's limit; the default is better than a truncated sentence. */
export function shortEnough(name: MetaText, cell: Cell | undefined): Cell | undefined {
  return cell && isTooLong(name, cell) ? undefined : cell
}

/** Notes the texts that `shortEnough` omits. */
export function tooLong(name: MetaText, cell: Cell | undefined): OmittedCell[] {
  if (!cell || !isTooLong(name, cell)) return []
  return [
    {
      cell,
      reason: `left out, longer than ${PRODUCT_TEXTS[name].max} characters; search engines get the default text`,
    },
  ]
}

type MetaText = 'meta_title' | 'meta_description'

const isTooLong = (name: MetaText, cell: Cell) => charactersOf(cell).length > PRODUCT_TEXTS[name].max

/**
 * Returns a description, or for a new product without one, its name.
 * @param at the cell of the description
 */
export function descriptionOrName(
  at: Cell,
  text: string,
  name: Cell | undefined,
): { told: Pick<SheetProduct, 'description' | 'fallbackDescription'>; leftOut: OmittedCell[] } {
  if (text !== '') return { told: { description: { ...at, text } }, leftOut: [] }
  const reason = 'empty; a new product uses its name instead'
  return { told: { fallbackDescription: { ...at, text: name?.text ?? '' } }, leftOut: [{ cell: at, reason }] }
}

/** Truncates an alt text to the shop's limit. */
export const shortAlt = (cell: Cell | undefined): Cell | undefined =>
  cell && { ...cell, text: charactersOf(cell).slice(0, MAX_ALT).join('').trim() }

/** Notes the alt texts that `shortAlt` truncates. */
export const cutAlt = (cell: Cell | undefined): OmittedCell[] =>
  cell && charactersOf(cell).length > MAX_ALT ? [{ cell, reason: `cut after ${MAX_ALT} characters` }] : []

const charactersOf = ({ text }: Cell) => [...text.trim()]

/** Notes a compare-at price of another shop, which is not imported (docs/decisions/0043-sale-prices.md). */
export const noteCompareAtPrice = (cell: Cell | undefined) =>
  told(cell, 'the compare-at price is not imported: this shop computes it from its own prices of the last 30 days')

/** Notes another shop's temporary sale price. The regular price is imported. */
export const noteSalePrice = (cell: Cell | undefined) =>
  told(cell, 'the sale price is not imported: create a sale under Sales, which computes the compare-at price')

const told = (cell: Cell | undefined, reason: string): OmittedCell[] =>
  cell && cell.text.trim() !== '' ? [{ cell, reason }] : []

/** Converts a handle to a valid slug. If nothing remains, the handle is returned and refused later. */
export function slugOfHandle(handle: string): string {
  const slug = handle.trim().toLowerCase()
  return Slug.safeParse(slug).success ? slug : slugFrom(slug) || slug
}

/** Parses a boolean as another shop or a localised spreadsheet writes it; undefined for anything else. */
export function parseBoolean(cell: Cell | undefined): boolean | undefined {
  const text = cell?.text.trim().toLowerCase() ?? ''
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}
const YES = ['true', '1', 'yes', 'vrai', 'wahr', 'verdadero', 'vero', 'waar']
const NO = ['false', '0', 'no', 'faux', 'falsch', 'falso', 'onwaar']

/** The other shop sells beyond its stock. */
export const SOLD_BEYOND_STOCK = 'the other shop sells this when out of stock; this shop does not'

/** Removes colons from an option or attribute name. In list addresses they separate names from values. */
export const withoutColons = (cell: Cell): Cell => ({
  ...cell,
  text: cell.text.replaceAll(':', ' ').replace(/\s+/g, ' ').trim(),
})

/** The maximum number of variants read per product, which is Shopify's limit. */
export const MAX_READ = 2048

/** Clears a variant price that equals the product's price. */
export function ownPrice(cell: Cell | undefined, productPrice: Cell | undefined): Cell | undefined {
  const isSame = priceForApi(cell?.text ?? '') === priceForApi(productPrice?.text ?? '')
  return cell && isSame ? { ...cell, text: '' } : cell
}
