import { ONLY_VARIANT } from '../../../../lib/variant-title.ts'
import type { ImportCell, ImportNote, ImportProduct, ImportVariant } from '../../../extension/imports.ts'
import { latinSlugFrom, slugFrom } from '../../../ui/forms/slug-from.ts'
import { attributeError, formatAttributes } from '../../products/read/attributes/attributes.contract.ts'
import { codeIn } from '../file/codes.server.ts'
import {
  type Cell,
  type ColumnNames,
  type DraftReason,
  errorAt,
  type OmittedCell,
  type SheetProduct,
  type SheetVariant,
} from '../file/sheet.server.ts'
import { barcodeIn, noBarcode } from './barcodes.server.ts'
import { externalStock } from './external-stock.server.ts'
import { distributedImages } from './imported-images.server.ts'
import { markdownFromHtml } from './markdown-from-html.server.ts'
import { notesOnDropped } from './notes-on-dropped-html.server.ts'
import {
  cutAlt,
  knownContents,
  ownPrice,
  shortAlt,
  shortEnough,
  slugOfHandle,
  tooLong,
  unknownContents,
  withoutColons,
} from './other-shops.server.ts'

/**
 * Fits a product that an extension has read to the rules of the shop.
 * @param line the first line of the product
 */
export function sheetOfImported(read: ImportProduct, names: ColumnNames, line: number): SheetProduct {
  const at = (name: keyof ColumnNames): Cell => ({ text: '', line, column: names[name] })
  const { images = [], variants, draftReasons = [], notes = [], errors = [] } = read
  const price = read.price ?? variants?.[0]?.price
  const description = descriptionOf(read, at('description'))
  const attributes = attributesOf(read.attributes)
  const imagesOf = distributedImages(images, variants ?? [])
  const stocks = (variants ?? []).map(({ stock }) => externalStock(stock))
  const omitted = [
    ...description.notes,
    ...attributes.notes,
    ...notes.map(omittedCell),
    ...stocks.flatMap(({ leftOut }) => leftOut),
    ...(variants ?? []).flatMap(({ gtin, contents }) => [...noBarcode(gtin), ...unknownContents(contents)]),
    ...images.flatMap(({ alt }) => cutAlt(alt)),
    ...tooLong('meta_title', read.metaTitle),
    ...tooLong('meta_description', read.metaDescription),
  ]
  return {
    ...slugIn(read, at('title')),
    title: read.title,
    ...description.fields,
    facts: attributes.cell,
    maker: read.manufacturer,
    vat_class: read.vatClass,
    meta_title: shortEnough('meta_title', read.metaTitle),
    meta_description: shortEnough('meta_description', read.metaDescription),
    price,
    thumbnail: images[0],
    thumbnail_alt: shortAlt(images[0]?.alt),
    options: read.options?.map(withoutColons),
    categoryPaths: read.categories?.map(({ names: path, cell }) => ({ names: path, cell })),
    state: read.state,
    variants: variants?.map((variant, index) => ({
      ...variantOf(variant, names, price),
      ...{ stock: stocks[index]?.stock, exportedStock: stocks[index]?.exportedStock },
      ...imagesOf(variant),
    })),
    hasExternalPictures: true,
    // Notes on products that are not imported would only distract from the errors.
    leftOut: errors.length > 0 ? [] : omitted,
    draftReasons: errors.length > 0 ? [] : draftReasons.map(draftReason),
    errors: errors.map(({ cell, reason }) => errorAt(cell, reason)),
  }
}

const omittedCell = ({ cell, reason }: ImportNote): OmittedCell => ({ cell, reason })

const draftReason = ({ cell, reason }: ImportNote): DraftReason => ({
  cell,
  whenCreated: `imported as a draft: ${reason}`,
  whenUpdated: `not published by an import: ${reason}`,
})

/** Generates the slug from the handle, or from the title and id. */
function slugIn(
  { handle, id = '', title }: ImportProduct,
  at: Cell,
): Pick<SheetProduct, 'slug' | 'handle' | 'fallbackSlug'> {
  if (handle) {
    const code = codeIn(handle.text.trim())
    return { slug: { ...handle, text: slugOfHandle(code) }, handle: code.toLowerCase() }
  }
  const text = latinSlugFrom(title?.text ?? '') || slugFrom(id === '' ? (title?.text ?? '') : `product ${id}`)
  return { slug: { ...(title ?? at), text }, fallbackSlug: slugFrom(`${text.slice(0, 60)}-${id}`) }
}

/** Joins the texts. For a new product without any, the fallback is its title. */
function descriptionOf(
  { description, title }: ImportProduct,
  none: Cell,
): { fields: Pick<SheetProduct, 'description' | 'fallbackDescription'>; notes: OmittedCell[] } {
  const parts = description ?? []
  const { line, column } = parts.at(-1) ?? none
  const at = { line, column }
  const text = parts
    .map((part) => (part.isHtml ? markdownFromHtml(part.text) : part.text.trim()))
    .filter((part) => part !== '')
    .join('\n\n')
  if (text !== '')
    return {
      fields: { description: { ...at, text } },
      notes: parts.flatMap((part) => (part.isHtml ? notesOnDropped(part) : [])),
    }
  const reason = 'empty; a new product uses its name instead'
  return {
    fields: { fallbackDescription: { ...at, text: title?.text ?? '' } },
    notes: [{ cell: at, reason }, ...parts.flatMap((part) => (part.isHtml ? notesOnDropped(part) : []))],
  }
}

/** Omits attributes that the shop cannot store. */
function attributesOf(attributes: ImportProduct['attributes'] = []): { cell: Cell | undefined; notes: OmittedCell[] } {
  const notes: OmittedCell[] = []
  let text = ''
  for (const { name, value, cell } of attributes) {
    const attribute = formatAttributes([{ name: withoutColons({ ...cell, text: name }).text, value }])
    const more = text === '' ? attribute : `${text}\n${attribute}`
    if (attributeError(more) === undefined) text = more
    else notes.push({ cell, reason: 'left out, too long, repeated, or beyond the maximum number of attributes' })
  }
  const [first] = attributes
  return { cell: first && text !== '' ? { ...first.cell, text } : undefined, notes }
}

function variantOf(variant: ImportVariant, names: ColumnNames, price: Cell | undefined): SheetVariant {
  const { line, options = [], sku, gtin, weight, contents, color } = variant
  const values = options.map(({ text }) => text.trim()).filter((text) => text !== '')
  return {
    name: variant.name ?? { text: values.join(' / ') || ONLY_VARIANT, line, column: names.variant },
    color,
    options: [...options],
    details: {
      ...{ price: ownPrice(variant.price, price), sku: codedIn(sku), gtin: barcodeIn(gtin), weight },
      contents: knownContents(contents),
    },
  }
}

const codedIn = (cell: ImportCell | undefined) => cell && { ...cell, text: codeIn(cell.text).trim() }
