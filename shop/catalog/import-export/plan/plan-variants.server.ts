import { NO_PICTURE_KEY } from '../../../ui/images/no-picture.ts'
import {
  Colour,
  ImageAlt,
  OptionValue,
  TYPED_DETAIL_RULES,
  TypedStock,
  VariantName,
} from '../../products/fields/product-fields.contract.ts'
import { MAX_IMAGES } from '../../products/fields/product-limits.contract.ts'
import {
  DETAIL_NAMES,
  detailsOfRow,
  detailText,
  type VariantDetails,
} from '../../products/read/variant-details.contract.ts'
import { combination, NAME_TAKEN, OPTIONS_MISSING, OPTIONS_TAKEN } from '../../products/write/product-rules.server.ts'
import type { VariantDetailsWrite, VariantImageWrite, VariantWrite } from '../../products/write/product-write.server.ts'
import { countedStock } from '../../products/write/variants-store.server.ts'
import type { Cell, SheetVariant } from '../file/sheet.server.ts'
import type { ExportRow } from '../run/export-rows.server.ts'
import { type ErrorsByRow, pictureOrNote } from './errors-by-row.server.ts'
import type { FindPicture } from './found-pictures.server.ts'
import { nameOf, type PictureRef, type PlannedChange } from './plan.server.ts'

type ExportedVariant = ExportRow['variants'][number]

/**
 * Plans the variants of a product. The file's list is complete; variants are matched by name.
 * @param current undefined for a new product
 * @param known with the number of options that the product will have
 */
export function planVariants(
  sheet: readonly SheetVariant[],
  current: readonly ExportedVariant[] = [],
  { find, errors, options: optionCount }: { find: FindPicture; errors: ErrorsByRow; options: number },
): { planned: VariantWrite<PictureRef>[]; changed: PlannedChange[] } {
  const changed: PlannedChange[] = []
  const planned: VariantWrite<PictureRef>[] = []
  const byName = new Map(current.map((variant) => [plainName(variant.name), variant]))
  const [taken, combinations] = [new Set<string>(), new Set<string>()]
  for (const variant of sheet) {
    const name = errors.read(VariantName, variant.name)
    if (name === undefined) continue
    if (taken.has(plainName(name))) errors.add(variant.name, NAME_TAKEN)
    taken.add(plainName(name))
    const existing = byName.get(plainName(name))
    const values = variant.options?.map(({ text }) => text) ?? existing?.options ?? []
    const at = { ...(variant.options?.[0] ?? variant.name), column: 'variant_options' }
    if (values.length !== optionCount) errors.add(at, OPTIONS_MISSING)
    else if (optionCount > 0 && combinations.has(combination(values))) errors.add(at, OPTIONS_TAKEN)
    combinations.add(combination(values))
    planned.push(
      existing
        ? existingVariant(variant, name, existing, { find, errors, changed })
        : newVariant(variant, name, find, errors),
    )
  }
  const names = planned.map(
    (variant) => variant.name ?? current.find((one) => 'id' in variant && one.id === variant.id)?.name,
  )
  const before = current.map(({ name }) => name).join(', ')
  if (names.join(', ') !== before)
    changed.unshift({ field: 'variants', old: before, new: names.join(', '), ...removedFrom(current, taken) })
  return { planned, changed }
}

/** A missing row removes its variant, which is reported with its stock. */
function removedFrom(
  current: readonly ExportedVariant[],
  keptNames: ReadonlySet<string>,
): Pick<PlannedChange, 'removed'> {
  const gone = current.filter(({ name }) => !keptNames.has(plainName(name)))
  if (gone.length === 0) return {}
  return { removed: { variants: gone.length, stock: gone.reduce((sum, { stock }) => sum + stock, 0) } }
}

/** Removes the pictures of existing variants from the file's data, so that they stay unchanged. */
export function withPicturesKept(sheet: readonly SheetVariant[], current: readonly ExportedVariant[]): SheetVariant[] {
  const known = new Set(current.map(({ name }) => plainName(name)))
  return sheet.map(({ images, alts, ...variant }) =>
    known.has(plainName(variant.name.text)) ? variant : { ...variant, images, alts },
  )
}

export const plainName = (name: string) => name.normalize('NFC').trim().toLowerCase()

function newVariant(
  variant: SheetVariant,
  name: string,
  find: FindPicture,
  errors: ErrorsByRow,
): VariantWrite<PictureRef> {
  return {
    kind: 'new',
    name,
    color: colourIn(variant.color, errors) ?? null,
    stock: errors.read(TypedStock, variant.stock) ?? 0,
    options: optionsIn(variant, errors) ?? [],
    details: detailsIn(variant, errors),
    images: variant.images ? imagesFrom(variant.images, variant.alts, [], { find, errors }).images : [],
  }
}

interface Circumstances {
  find: FindPicture
  errors: ErrorsByRow
  changed: PlannedChange[]
}

function existingVariant(
  variant: SheetVariant,
  name: string,
  current: ExportedVariant,
  { find, errors, changed }: Circumstances,
): VariantWrite<PictureRef> {
  const planned: VariantWrite<PictureRef> = { kind: 'kept', id: current.id }
  const note = (field: string, old: string | null, now: string | null) =>
    changed.push({ field: `variants[${name}][${field}]`, old, new: now })
  if (name !== current.name) planned.name = name
  const color = colourIn(variant.color, errors)
  if (color !== undefined && color !== current.color) {
    planned.color = color
    note('color', current.color, color)
  }
  const counted = editedStock(variant, errors)
  const stock = counted && countedStock(counted, current.stock)
  if (stock !== undefined && stock !== current.stock) {
    // Without an exported figure, the stock shown in the dry run is the basis.
    Object.assign(planned, { stock: counted?.stock, seen: counted?.seen ?? current.stock })
    note('stock', String(current.stock), String(stock))
  }
  const options = optionsIn(variant, errors)
  if (options && options.join('\n') !== current.options.join('\n')) {
    planned.options = options
    note('options', current.options.join(', '), options.join(', '))
  }
  const details = detailsIn(variant, errors)
  const before = detailsOfRow(current)
  const after: VariantDetails = { ...before, ...details }
  const differing = DETAIL_NAMES.filter((detail) => after[detail] !== before[detail])
  if (differing.length > 0) planned.details = details
  for (const detail of differing) note(detail, detailText(detail, before) || null, detailText(detail, after) || null)
  const images = imagesOfExisting(variant, current, find, errors)
  if (images && !areImagesUnchanged(images, current.images)) {
    planned.images = images
    note('images', shown(current.images), shown(images, current.images))
  }
  return planned
}

const optionsIn = ({ options }: SheetVariant, errors: ErrorsByRow) =>
  options?.flatMap((cell) => errors.read(OptionValue, cell) ?? [])

/** Returns the valid details; undefined values stay unchanged. */
function detailsIn({ details = {} }: SheetVariant, errors: ErrorsByRow): VariantDetailsWrite {
  const read = DETAIL_NAMES.map((name) => [name, errors.read(TYPED_DETAIL_RULES[name], details[name])])
  return Object.fromEntries(read.filter(([, value]) => value !== undefined))
}

/** An empty cell clears the colour; a missing column leaves it unchanged. */
function colourIn(cell: Cell | undefined, errors: ErrorsByRow): string | null | undefined {
  return cell && cell.text.trim() === '' ? null : errors.read(Colour, cell)
}

/**
 * Returns the edited stock; undefined if it equals the exported figure. The difference is applied, so sales and
 * reservations in the meantime are preserved.
 */
function editedStock(
  { stock, exportedStock }: SheetVariant,
  errors: ErrorsByRow,
): { stock: number; seen: number | undefined } | undefined {
  if (!stock || stock.text.trim() === '') return undefined
  const read = errors.read(TypedStock, stock)
  const seen = errors.read(TypedStock, exportedStock)
  return read === undefined || read === seen ? undefined : { stock: read, seen }
}

/** Undefined if the current pictures stay, because the file names none or some are not available. */
function imagesOfExisting(
  { images, alts }: SheetVariant,
  current: ExportedVariant,
  find: FindPicture,
  errors: ErrorsByRow,
): VariantImageWrite<PictureRef>[] | undefined {
  if (images?.length === 0 && current.images.length === 0) return undefined
  if (images) {
    const { images: found, areAll } = imagesFrom(images, alts, current.images, { find, errors })
    const isBlank = current.images.every(({ image_key }) => image_key === NO_PICTURE_KEY)
    return found.length > 0 && (areAll || isBlank) ? found : undefined
  }
  if (!alts) return undefined
  refuseMoreAlts(alts, current.images.length, errors)
  return current.images.map(({ id }, index) => ({ kind: 'kept', id, alt: altIn(alts[index], errors) }))
}

type CurrentImage = ExportedVariant['images'][number]

function imagesFrom(
  cells: readonly Cell[],
  alts: readonly Cell[] | undefined,
  current: readonly CurrentImage[],
  { find, errors }: { find: FindPicture; errors: ErrorsByRow },
): { images: VariantImageWrite<PictureRef>[]; areAll: boolean } {
  const beyond = cells[MAX_IMAGES]
  if (beyond) errors.note(beyond, `left out, like those after it: a variant has at most ${MAX_IMAGES} pictures`)
  if (alts) refuseMoreAlts(alts, cells.length, errors)
  const left = [...current]
  const wanted = cells.slice(0, MAX_IMAGES)
  const images = wanted.flatMap((cell, index): VariantImageWrite<PictureRef>[] => {
    const picture = pictureOrNote(cell, find, errors)
    if (!picture) return []
    const altPart = alts && { alt: altIn(alts[index], errors) }
    const place = left.findIndex(({ image_key }) => 'key' in picture && image_key === picture.key)
    const [currentImage] = place === -1 ? [] : left.splice(place, 1)
    return [
      currentImage
        ? { kind: 'kept', id: currentImage.id, ...altPart }
        : { kind: 'new', picture, alt: altPart?.alt ?? '' },
    ]
  })
  return { images, areAll: images.length === wanted.length }
}

function refuseMoreAlts(alts: readonly Cell[], images: number, errors: ErrorsByRow): void {
  const beyond = alts[images]
  if (beyond) errors.add(beyond, `There are ${alts.length} texts for ${images} pictures.`)
}

const altIn = (cell: Cell | undefined, errors: ErrorsByRow) => errors.read(ImageAlt, cell) ?? ''

function areImagesUnchanged(
  images: readonly VariantImageWrite<PictureRef>[],
  current: readonly CurrentImage[],
): boolean {
  return (
    images.length === current.length &&
    images.every((image, index) => {
      const before = current[index]
      return image.kind === 'kept' && image.id === before?.id && (image.alt ?? before.alt) === before.alt
    })
  )
}

/** Formats pictures by name and alt text, for comparison. */
function shown(
  images: readonly (VariantImageWrite<PictureRef> | CurrentImage)[],
  current: readonly CurrentImage[] = [],
): string {
  const texts = images.map((image) => {
    if ('image_key' in image) return `${image.image_key} ${image.alt}`
    if (image.kind === 'new') return `${nameOf(image.picture)} ${image.alt}`
    const before = current.find(({ id }) => id === image.id)
    return `${before?.image_key} ${image.alt ?? before?.alt ?? ''}`
  })
  return texts.map((text) => text.trim()).join(', ')
}
