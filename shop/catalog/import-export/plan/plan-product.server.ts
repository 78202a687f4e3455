import { toPrice } from '../../../../lib/money.ts'
import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import type { TitledCollection } from '../../collections/editing/tree-store.server.ts'
import {
  OptionName,
  ProductTextRule,
  ProductTexts,
  PublicationState,
  TypedCount,
  TypedPrice,
} from '../../products/fields/product-fields.contract.ts'
import { MAX_BUNDLED, MAX_OPTIONS } from '../../products/fields/product-limits.contract.ts'
import { defaultText, eachText, REQUIRED_TEXTS, TEXT_NAMES } from '../../products/read/product-texts.contract.ts'
import { CHANGED_MEANWHILE, OPTION_TWICE } from '../../products/write/product-rules.server.ts'
import type { ProductChange } from '../../products/write/product-write.server.ts'
import type { Cell, ColumnNames, SheetProduct } from '../file/sheet.server.ts'
import { restoreSeconds, TypedDateTime } from '../file/typed-date-time.server.ts'
import { slugOfHandle } from '../formats/other-shops.server.ts'
import { isAddress } from '../pictures/picture-address.ts'
import type { ExportRow } from '../run/export-rows.server.ts'
import { completeChange, completeNew, NO_PICTURE_YET } from './complete-pictures.server.ts'
import { ErrorsByRow, pictureOrNote } from './errors-by-row.server.ts'
import { fittedSheet } from './fitted-sheet.server.ts'
import { type FindPicture, pictureCells } from './found-pictures.server.ts'
import { collectionsNamed } from './match-category-paths.server.ts'
import { nameOf, type PictureRef, type Planned, type PlannedChange, type PresentPictures } from './plan.server.ts'
import { collectionsFrom, type KnownCollections } from './plan-collections.server.ts'
import { type KnownTranslations, planProductTranslations } from './plan-product-translations.server.ts'
import { planVariants, withPicturesKept } from './plan-variants.server.ts'
import { dearestOf, planSalePrices } from './sale-prices/plan-sale-prices.server.ts'
import type { FindSkuOwner } from './sku-register.server.ts'

const { slug: Slug, thumbnail_alt: Alt } = ProductTexts.shape

/** The shop's data and the file's data needed to plan a product. */
export interface Known extends KnownTranslations {
  find: FindPicture
  /** True if a ZIP was uploaded. */
  hasFiles: boolean
  ownerOfSku: FindSkuOwner
  collections: KnownCollections
  named: readonly TitledCollection[]
  /** Current slugs by former slugs in lower case. */
  moved: ReadonlyMap<string, string>
  now: Date
}

/**
 * Plans the changes of a product.
 * @param current the current product; undefined if no product has this slug
 */
export function planProduct(
  imported: SheetProduct,
  names: ColumnNames,
  current: ExportRow | undefined,
  known: Known,
): Planned {
  const errors = new ErrorsByRow(imported.errors, imported.leftOut)
  if (imported.isUnreadable) return invalid('', errors)
  const sheet = fittedSheet(
    current
      ? withoutExternalPictures(current, imported, known)
      : { ...imported, description: imported.description ?? imported.fallbackDescription },
    current,
    { ownerOf: known.ownerOfSku, errors },
  )
  const { notes } = errors
  if (sheet.handle !== undefined) noteHandle(sheet.handle, sheet.slug, errors)
  const present = presentKeys(current)
  const find: FindPicture = (cell) => known.find(cell, present)
  const proposed = proposedFrom(sheet, current, { ...known, find }, errors)
  const collections = collectionsOf(sheet, current, known, errors)
  const { reductions, changed: reduced } = planSalePrices(sheet.sale, {
    ...{ current: current?.reductions, now: known.now, errors },
    dearest: dearestOf(proposed, current),
  })
  const { translations, changed: translated } = planProductTranslations(sheet, { proposed, current, known, errors })
  const title = proposed.title ?? current?.title ?? sheet.title?.text.trim().slice(0, 120) ?? ''
  if (!current) {
    const moved = known.moved.get(sheet.slug.text.toLowerCase())
    // An old export: a new product would take the address that redirects to the existing one.
    if (sheet.version && moved !== undefined) errors.add(sheet.slug, `This product has the slug “${moved}” now.`)
    addMissing(errors, sheet, names)
    const created = complete(proposed)
    if (errors.all.length > 0 || !created) return invalid(title, errors)
    const { completed: product, note } = created
    if (note !== undefined) errors.note({ line: sheet.slug.line, column: names.thumbnail }, note, NO_PICTURE_YET)
    const changed = [{ field: 'product', old: null, new: product.title }, ...reduced, ...translated]
    const { handle } = sheet
    const plan = { kind: 'create' as const, product, collections, reductions, translations, handle }
    return { title, notes, action: 'create', plan, changed }
  }
  const { variants, ...own } = proposed
  const { completed, note } = completeChange(
    { ...own, ...(variants && { variants: variants.planned }) },
    presentPictures(current),
  )
  if (note !== undefined) errors.note({ line: sheet.slug.line, column: names.thumbnail }, note, NO_PICTURE_YET)
  const { change, changed } = changeOf(completed, variants?.changed ?? [], current)
  changed.push(...reduced, ...translated)
  const areOther = collections && listed(collections) !== listed(current.collections)
  if (areOther) changed.push({ field: 'collections', old: listed(current.collections), new: listed(collections) })
  const version = errors.read(TypedCount, sheet.version)
  // Importing the same file again changes nothing, regardless of the versions in it.
  if (changed.length > 0 && sheet.version && version !== undefined && version !== current.version)
    errors.add(sheet.version, CHANGED_MEANWHILE)
  if (errors.all.length > 0) return invalid(title, errors)
  if (changed.length === 0) return { title, notes, action: 'unchanged' }
  return {
    title,
    action: 'update',
    plan: {
      ...{ kind: 'update', id: current.id, version: current.version, change, handle: sheet.handle },
      present: presentPictures(current),
      ...(areOther && { collections }),
      ...(reductions && { reductions }),
      ...(translations.length > 0 && { translations }),
    },
    changed,
    notes,
  }
}

const presentKeys = (current: ExportRow | undefined): ReadonlySet<string> =>
  new Set(
    current && [
      current.thumbnail_key,
      ...current.variants.flatMap(({ images }) => images.map((image) => image.image_key)),
    ],
  )

const presentPictures = ({ thumbnail_key, variants }: ExportRow): PresentPictures => ({
  thumbnail: thumbnail_key,
  blank: variants
    .filter(({ images }) => images.some(({ image_key }) => image_key === NO_PICTURE_KEY))
    .map(({ id }) => id),
})

const withoutExternalPictures = (current: ExportRow, imported: SheetProduct, { hasFiles }: Known): SheetProduct =>
  imported.hasExternalPictures && !hasFiles && !pictureCells(imported).some(({ text }) => isAddress(text))
    ? withCurrentPictures(imported, current)
    : imported

const withCurrentPictures = ({ thumbnail: _, variants, ...sheet }: SheetProduct, current: ExportRow): SheetProduct => ({
  ...sheet,
  variants: variants && withPicturesKept(variants, current.variants),
})

function noteHandle(handle: string, slug: Cell, errors: ErrorsByRow): void {
  if (handle === slug.text.toLowerCase()) return
  const isNumbered = slug.text !== slugOfHandle(handle)
  const summary = isNumbered
    ? 'another product has the slug of this handle, so this one gets a different slug'
    : 'converted to a slug of letters, digits and hyphens'
  errors.note(slug, `${summary}: “${slug.text}”`, summary)
}

/** The shop's own format replaces the collections; other formats add to them. */
function collectionsOf(sheet: SheetProduct, current: ExportRow | undefined, known: Known, errors: ErrorsByRow) {
  if (sheet.collections) return collectionsFrom(sheet.collections, known.collections, errors)
  if (!sheet.categoryPaths) return undefined
  const { slugs, leftOut } = collectionsNamed(sheet.categoryPaths, known.named)
  for (const { cell, reason } of leftOut) errors.note(cell, reason)
  return [...new Set([...slugs, ...(current?.collections ?? [])])].sort()
}

const invalid = (title: string, { all, notes }: ErrorsByRow): Planned => ({
  ...{ title, notes, action: 'invalid', errors: all },
})

/** The valid values of the file. */
interface ProposedProduct extends Omit<ProductChange<PictureRef, string>, 'variants'> {
  variants?: ReturnType<typeof planVariants>
}

function proposedFrom(
  sheet: SheetProduct,
  current: ExportRow | undefined,
  { find }: Known,
  errors: ErrorsByRow,
): ProposedProduct {
  const options = sheet.options?.length ?? current?.options.length ?? 0
  return {
    slug: errors.read(Slug, sheet.slug),
    ...eachText((name) => errors.read(ProductTextRule[name], sheet[name])),
    price_cents: errors.read(TypedPrice, sheet.price),
    thumbnail: pictureOrNote(sheet.thumbnail, find, errors),
    thumbnail_alt: errors.read(Alt, sheet.thumbnail_alt),
    bundled: sheet.bundled && bundledFrom(sheet.bundled, sheet.slug, errors),
    options: sheet.options && optionsFrom(sheet.options, errors),
    state: stateFrom(sheet, current, errors),
    published_from: restoreSeconds(
      errors.read(TypedDateTime, sheet.published_from),
      current?.published_from?.toISOString() ?? null,
    ),
    variants: sheet.variants && planVariants(sheet.variants, current?.variants, { find, errors, options }),
  }
}

function optionsFrom(cells: readonly Cell[], errors: ErrorsByRow): string[] {
  const names = cells.flatMap((cell) => errors.read(OptionName, cell) ?? [])
  const [first] = cells
  if (first && cells.length > MAX_OPTIONS)
    errors.add(first, `Ensure this field has no more than ${MAX_OPTIONS} elements.`)
  if (first && new Set(names.map((name) => name.toLowerCase())).size < names.length) errors.add(first, OPTION_TWICE)
  return names
}

/** An import never publishes a product that must be checked first. */
function stateFrom(
  { state: cell, draftReasons = [] }: SheetProduct,
  current: ExportRow | undefined,
  errors: ErrorsByRow,
) {
  const state = errors.read(PublicationState, cell)
  for (const { cell: at, whenCreated, whenUpdated } of draftReasons)
    errors.note(at, current ? whenUpdated : whenCreated)
  if (draftReasons.length === 0) return state
  if (!current) return 'draft' as const
  return state === 'published' ? undefined : state
}

function bundledFrom(cells: readonly Cell[], own: Cell, errors: ErrorsByRow): string[] {
  const slugs = [...new Set(cells.map(({ text }) => text.trim()).filter((slug) => slug !== ''))]
  const [first] = cells
  if (first && slugs.length > MAX_BUNDLED)
    errors.note(first, `only the first ${MAX_BUNDLED} products are bundled with this one`)
  if (first && slugs.some((slug) => slug.toLowerCase() === own.text.toLowerCase()))
    errors.add(first, 'A product cannot be bundled with itself.')
  return slugs.slice(0, MAX_BUNDLED)
}

/** Adds errors for missing values that a new product requires. */
function addMissing(errors: ErrorsByRow, sheet: SheetProduct, names: ColumnNames): void {
  const { line } = sheet.slug
  for (const field of [...REQUIRED_TEXTS, 'price'] as const)
    if (!sheet[field]) errors.add({ line, column: names[field] }, 'This field is required.')
  if (!sheet.variants) errors.add({ line, column: names.variant }, 'This field is required.')
  for (const { name, stock } of sheet.variants ?? [])
    if (!stock || stock.text.trim() === '')
      errors.add({ line: name.line, column: names.stock }, 'This field is required.')
}

function complete(proposed: ProposedProduct): ReturnType<typeof completeNew> | undefined {
  const { slug, price_cents, thumbnail, variants } = proposed
  if (!slug || !price_cents || !variants || REQUIRED_TEXTS.some((name) => !proposed[name])) return undefined
  const { thumbnail_alt = '', bundled = [], options = [], state = 'published', published_from = null } = proposed
  const texts = eachText((name) => proposed[name] ?? defaultText(name))
  const publication = { state, published_from }
  return completeNew({
    slug,
    ...texts,
    price_cents,
    thumbnail,
    thumbnail_alt,
    bundled,
    options,
    ...publication,
    variants: variants.planned,
  })
}

function changeOf(
  { slug: _, variants, ...proposed }: ProductChange<PictureRef, string>,
  changedVariants: readonly PlannedChange[],
  current: ExportRow,
): { change: ProductChange<PictureRef, string>; changed: PlannedChange[] } {
  const { price_cents, thumbnail, thumbnail_alt, bundled, options, state, published_from } = proposed
  const changed: PlannedChange[] = []
  const change: ProductChange<PictureRef, string> = {}
  const differs = (field: string, old: string, now: string | undefined) => {
    if (now === undefined || now === old) return false
    changed.push({ field, old, new: now })
    return true
  }
  for (const name of TEXT_NAMES) if (differs(name, current[name], proposed[name])) change[name] = proposed[name]
  if (price_cents !== undefined && differs('price', toPrice(current.price_cents), toPrice(price_cents)))
    change.price_cents = price_cents
  if (thumbnail && differs('thumbnail', current.thumbnail_key, nameOf(thumbnail))) change.thumbnail = thumbnail
  if (thumbnail_alt !== undefined && differs('thumbnail_alt', current.thumbnail_alt, thumbnail_alt))
    change.thumbnail_alt = thumbnail_alt
  if (bundled && differs('bundled', listed(current.bundled), listed(bundled))) change.bundled = bundled
  if (options && differs('options', listed(current.options), listed(options))) change.options = options
  if (differs('state', current.state, state)) change.state = state
  const from = current.published_from?.toISOString() ?? null
  if (published_from !== undefined && differs('published_from', from ?? '', published_from ?? ''))
    change.published_from = published_from
  if (variants && changedVariants.length > 0) {
    change.variants = variants
    changed.push(...changedVariants)
  }
  return { change, changed }
}

const listed = (slugs: readonly string[]) => slugs.join(', ')
