import { priceForApi } from '../../../../lib/forms/typed-numbers.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { slugFrom } from '../../../ui/forms/slug-from.ts'
import { parseContents } from '../../pricing/contents.contract.ts'
import { MAX_ALT } from '../../products/fields/product-fields.contract.ts'
import { PRODUCT_TEXTS } from '../../products/read/product-texts.contract.ts'
import type { Cell, OmittedCell } from '../file/sheet.server.ts'

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

/** Truncates an alt text to the shop's limit. */
export const shortAlt = (cell: Cell | undefined): Cell | undefined =>
  cell && { ...cell, text: charactersOf(cell).slice(0, MAX_ALT).join('').trim() }

/** Notes the alt texts that `shortAlt` truncates. */
export const cutAlt = (cell: Cell | undefined): OmittedCell[] =>
  cell && charactersOf(cell).length > MAX_ALT ? [{ cell, reason: `cut after ${MAX_ALT} characters` }] : []

const charactersOf = ({ text }: Cell) => [...text.trim()]

/** Converts a handle to a valid slug. If nothing remains, the handle is returned and refused later. */
export function slugOfHandle(handle: string): string {
  const slug = handle.trim().toLowerCase()
  return Slug.safeParse(slug).success ? slug : slugFrom(slug) || slug
}

/** Removes colons from an option or attribute name. In list addresses they separate names from values. */
export const withoutColons = (cell: Cell): Cell => ({
  ...cell,
  text: cell.text.replaceAll(':', ' ').replace(/\s+/g, ' ').trim(),
})

/** Clears a variant price that equals the product's price. */
export function ownPrice(cell: Cell | undefined, productPrice: Cell | undefined): Cell | undefined {
  const isSame = priceForApi(cell?.text ?? '') === priceForApi(productPrice?.text ?? '')
  return cell && isSame ? { ...cell, text: '' } : cell
}

/** Clears contents with an unknown unit. */
export const knownContents = (cell: Cell | undefined): Cell | undefined =>
  cell && !parseContents(cell.text) ? { ...cell, text: '' } : cell

/** Notes the contents that `knownContents` clears. */
export const unknownContents = (cell: Cell | undefined): OmittedCell[] =>
  !cell || cell.text.trim() === '' || parseContents(cell.text)
    ? []
    : [{ cell, reason: 'left out, unknown unit; known units: g, kg, ml, cl, l, cm, m, pieces' }]
