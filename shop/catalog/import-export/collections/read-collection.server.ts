import type { z } from 'zod'
import type { Language } from '../../../../lib/texts/languages.ts'
import { SLUG } from '../../../core/translations/translatable.server.ts'
import { Slug } from '../../../ui/forms/slug.contract.ts'
import { COLLECTION_TRANSLATIONS } from '../../collections/collection-translations.server.ts'
import { ChangedCollection, NewCollection } from '../../collections/editing/collection-form.contract.ts'
import type { CollectionColumns, LockedCollection } from '../../collections/editing/collection-write-store.server.ts'
import { COLLECTION_CHANGED } from '../../collections/editing/edit-collections.server.ts'
import { NO_ORDER } from '../../collections/editing/receive-collection.server.ts'
import { TypedCount } from '../../products/fields/product-fields.contract.ts'
import { keyOfPicture } from '../file/picture-names.server.ts'
import type { Cell } from '../file/sheet.server.ts'
import { ErrorsByRow, pictureIn } from '../plan/errors-by-row.server.ts'
import type { FindPicture } from '../plan/found-pictures.server.ts'
import { nameOf } from '../plan/plan.server.ts'
import { type ColumnTranslations, planTranslations } from '../plan/plan-translations.server.ts'
import type { PlannedTranslation } from '../plan/translation-columns.ts'
import type { CollectionsRow } from './collection-sheet.server.ts'

type OwnColumns = Omit<CollectionColumns, 'parent_id' | 'slug'>

/** The valid values of a collection row; undefined values stay unchanged. */
export interface CollectionDraft {
  line: number
  slug: string
  /** The current collection; undefined for a new one. */
  held: LockedCollection | undefined
  columns: Partial<OwnColumns>
  /** The cell with the parent's slug, empty for the top level. */
  parent: Cell | undefined
  /** The edited position among its siblings, from 1. */
  place: number | undefined
  /** The changes of translations. */
  translations: readonly PlannedTranslation[]
  errors: ErrorsByRow
}

/** The shop's data that is needed to read a file. */
export interface CollectionsContext {
  /** By slug in lower case. */
  held: ReadonlyMap<string, LockedCollection>
  find: FindPicture
  /** True if a ZIP was uploaded. */
  hasFiles: boolean
  /** Current slugs by former slugs in lower case. */
  moved: ReadonlyMap<string, string>
  /** By collection id. */
  translations: ReadonlyMap<number, ColumnTranslations>
  /** The languages into which the shop is translated. */
  languages: readonly Language[]
}

const { title: Title, slug: _, parent: __, version: ___, ...CHANGED } = ChangedCollection.shape
const Place = TypedCount.refine((place) => place >= 1, 'Ensure this value is greater than or equal to 1.')
const REQUIRED = 'This field is required.'

/** Reads a row. Errors are added at its cells. */
export function readCollection(row: CollectionsRow, known: CollectionsContext): CollectionDraft {
  const { line, width, cell } = row
  const errors = new ErrorsByRow([])
  if (width.is !== width.wanted)
    errors.add({ line, column: '' }, `This row has ${width.is} cells, but the first row has ${width.wanted}.`)
  const named = cell('slug') ?? { text: '', line, column: 'slug' }
  const text = named.text.trim()
  if (text === '') errors.add(named, REQUIRED)
  else errors.read(Slug, { ...named, text })
  const held = known.held.get(text.toLowerCase())
  const read = <Column extends keyof typeof CHANGED>(column: Column) =>
    errors.read(CHANGED[column] as z.ZodType, filledOrAny(column, cell(column)))
  const columns = definedColumns({
    title: errors.read(Title as z.ZodType<string>, cell('title')),
    text: read('text'),
    state: read('state'),
    in_menu: read('in_menu'),
    leads_home: read('leads_home'),
    rule: read('rule'),
    meta_title: read('meta_title'),
    meta_description: read('meta_description'),
    picture_alt: read('picture_alt'),
    picture_key: pictureOf(cell('picture'), known, errors),
  }) as Partial<OwnColumns>
  if (!held && !cell('title')) errors.add({ line, column: 'title' }, REQUIRED)
  const { leads_home, rule } = { ...defaults, ...held, ...columns }
  if (leads_home && rule !== null) errors.add(cell('leads_home') ?? cell('rule') ?? named, NO_ORDER)
  const version = filled(cell('version'))
  const moved = known.moved.get(text.toLowerCase())
  if (!held && version && moved !== undefined) errors.add(named, `This collection has the slug “${moved}” now.`)
  const { translations } = planTranslations(cell, {
    ...{ kind: COLLECTION_TRANSLATIONS, current: known.translations.get(held?.id ?? 0) },
    sourceOf: (field) => (field === SLUG ? text : (columns[field as 'title'] ?? held?.[field as 'title'] ?? '')),
    ...{ languages: known.languages, errors },
  })
  const other = held ? changedColumns(held, columns) : columns
  const draft = { line, slug: held?.slug ?? text, held, columns: other, parent: cell('parent'), translations, errors }
  return { ...draft, place: placeOf(row, errors) }
}

/** Adds an error if the file would change a collection that was edited after the export. */
export function refuseStaleVersion({ cell }: CollectionsRow, { held, errors }: CollectionDraft): void {
  const version = filled(cell('version'))
  const read = errors.read(TypedCount, version)
  if (held && version && read !== undefined && read !== held.version) errors.add(version, COLLECTION_CHANGED)
}

/** The default values of a new collection. */
const { title: ____, slug: _____, parent: ______, ...defaults } = NewCollection.parse({ title: 'x', slug: 'x' })
export const COLLECTION_DEFAULTS = { ...defaults, picture_key: null }

const filled = (cell: Cell | undefined) => (cell && cell.text.trim() !== '' ? cell : undefined)

/** An empty cell clears a text, but a state must be one of its names. */
const filledOrAny = (column: string, cell: Cell | undefined) => (column === 'state' ? filled(cell) : cell)

/** Returns the storage key of a picture, or the name of a ZIP file that is stored later. */
function pictureOf(
  cell: Cell | undefined,
  { find, hasFiles }: CollectionsContext,
  errors: ErrorsByRow,
): string | null | undefined {
  if (!cell) return undefined
  const name = cell.text.trim()
  if (name === '') return null
  if (!hasFiles && keyOfPicture(name) === undefined) {
    errors.add(cell, NO_FILES)
    return undefined
  }
  const picture = pictureIn(cell, find, errors)
  // A file named like a storage key would be mistaken for it.
  if (picture && 'file' in picture && keyOfPicture(picture.file) !== undefined) errors.add(cell, NAME_LIKE_STORED_KEY)
  return picture && nameOf(picture)
}

const NAME_LIKE_STORED_KEY = 'Rename this file: its name looks like that of a stored picture of the shop.'
const NO_FILES = 'The shop has no such picture. Upload a ZIP that contains it.'

/** Returns the position if it was edited since the export; otherwise undefined. */
function placeOf({ cell }: CollectionsRow, errors: ErrorsByRow): number | undefined {
  const place = filled(cell('place'))
  if (!place || place.text.trim() === cell('place_exported')?.text.trim()) return undefined
  return errors.read(Place, place)
}

const definedColumns = (columns: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined))

const changedColumns = (held: LockedCollection, columns: Partial<OwnColumns>): Partial<OwnColumns> =>
  Object.fromEntries(Object.entries(columns).filter(([name, value]) => value !== held[name as keyof OwnColumns]))
