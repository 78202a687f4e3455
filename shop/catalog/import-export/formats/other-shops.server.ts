import { typedPriceOnWire } from '../../../../lib/forms/typed-numbers.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { MAX_ALT } from '../../products/fields/product-fields.contract.ts'
import { PRODUCT_TEXTS } from '../../products/read/product-texts.contract.ts'
import type { Cell, LeftOutCell, SheetProduct } from '../file/sheet.server.ts'

/** Takes a text for search engines, which other shops let be of any length; what is too long is left out, for half a sentence is worse than the default. */
export function shortEnough(name: MetaText, cell: Cell | undefined): Cell | undefined {
  return cell && isTooLong(name, cell) ? undefined : cell
}

/** Lists what `shortEnough` leaves out. */
export function tooLong(name: MetaText, cell: Cell | undefined): LeftOutCell[] {
  if (!cell || !isTooLong(name, cell)) return []
  return [
    {
      cell,
      reason: `left out, longer than ${PRODUCT_TEXTS[name].max} characters; search engines are told the default`,
    },
  ]
}

type MetaText = 'meta_title' | 'meta_description'

const isTooLong = (name: MetaText, cell: Cell) => charactersOf(cell).length > PRODUCT_TEXTS[name].max

/**
 * Describes a product by a text, and where that is empty, a new one by its name.
 * @param at where the text stands, or would stand
 */
export function described(
  at: Cell,
  text: string,
  name: Cell | undefined,
): { told: Pick<SheetProduct, 'description' | 'descriptionElse'>; leftOut: LeftOutCell[] } {
  if (text !== '') return { told: { description: { ...at, text } }, leftOut: [] }
  const reason = 'empty; of a new product the name stands in its place'
  return { told: { descriptionElse: { ...at, text: name?.text ?? '' } }, leftOut: [{ cell: at, reason }] }
}

/** Takes what another shop says of a picture, at most as much of it as this one keeps. */
export const shortAlt = (cell: Cell | undefined): Cell | undefined =>
  cell && { ...cell, text: charactersOf(cell).slice(0, MAX_ALT).join('').trim() }

/** Lists what `shortAlt` cuts. */
export const cutAlt = (cell: Cell | undefined): LeftOutCell[] =>
  cell && charactersOf(cell).length > MAX_ALT ? [{ cell, reason: `cut after ${MAX_ALT} characters` }] : []

const charactersOf = ({ text }: Cell) => [...text.trim()]

/** Notes a price that another shop says it had before: told, and never struck here (docs/decisions/0043). */
export const notStruck = (cell: Cell | undefined) =>
  told(
    cell,
    'a price before, as the other shop tells it, is not struck: this shop strikes only prices of its own from the last 30 days',
  )

/** Notes a price that another shop has reduced for a time: the price is the one that is not. */
export const notReduced = (cell: Cell | undefined) =>
  told(
    cell,
    'a reduced price, as the other shop tells it, is left out: reduce it under Reductions, where the price before is computed',
  )

const told = (cell: Cell | undefined, reason: string): LeftOutCell[] =>
  cell && cell.text.trim() !== '' ? [{ cell, reason }] : []

/** Makes an address of a handle, which may have letters and signs that no address of this shop has; where none of it is left, it is refused as it is. */
export function slugOfHandle(handle: string): string {
  const slug = handle.trim().toLowerCase()
  return Slug.safeParse(slug).success ? slug : slugFrom(slug) || slug
}

/** Reads yes or no as another shop, or a spreadsheet in another language, writes it; undefined for anything else. */
export function saidIn(cell: Cell | undefined): boolean | undefined {
  const text = cell?.text.trim().toLowerCase() ?? ''
  return YES.includes(text) ? true : NO.includes(text) ? false : undefined
}
const YES = ['true', '1', 'yes', 'vrai', 'wahr', 'verdadero', 'vero', 'waar']
const NO = ['false', '0', 'no', 'faux', 'falsch', 'falso', 'onwaar']

/** Notes that the other shop sells more than there is. */
export const SOLD_BEYOND_STOCK = 'the other shop sells this beyond its stock; here the stock is the limit'

/** Writes the name of an option or fact without colons, of which there are none in names here: in addresses they part a name from its value. */
export const withoutColons = (cell: Cell): Cell => ({
  ...cell,
  text: cell.text.replaceAll(':', ' ').replace(/\s+/g, ' ').trim(),
})

/** Variants of one product that are read: as many as Shopify allows. */
export const MAX_READ = 2048

/** Takes the price of a variant away that costs the same as the product: that has the price of the first. */
export function ownPrice(cell: Cell | undefined, productPrice: Cell | undefined): Cell | undefined {
  const isSame = typedPriceOnWire(cell?.text ?? '') === typedPriceOnWire(productPrice?.text ?? '')
  return cell && isSame ? { ...cell, text: '' } : cell
}
