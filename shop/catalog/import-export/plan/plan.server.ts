import type { ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import type { ProductChange, ProductWrite } from '../../products/write/product-write.server.ts'
import type { OwnSalePriceChange } from '../../sale-prices/own-sale-prices.server.ts'
import type { SheetError, SheetNote } from '../file/sheet.server.ts'
import type { PlannedTranslation } from './translation-columns.ts'

/** The cell that contains a picture's address. */
export interface PictureAddress {
  url: string
  line: number
  column: string
}

/** A picture: a stored one by key, a ZIP file by name, or one to download. */
export type PictureRef = { key: string } | { file: string; from?: PictureAddress } | { download: PictureAddress }

export function nameOf(picture: PictureRef): string {
  if ('key' in picture) return picture.key
  return 'file' in picture ? picture.file : picture.download.url
}

/** An updated product's current pictures, used while others are missing. */
export interface PresentPictures {
  /** The key of its thumbnail. */
  thumbnail: string
  /** The ids of variants with the placeholder. */
  blank: readonly number[]
}

/** The changes that an import writes to one product. Valid only for the product version it was planned for. */
export type Plan = (
  | { kind: 'create'; product: ProductWrite<PictureRef, string> }
  | {
      kind: 'update'
      id: number
      version: number
      change: ProductChange<PictureRef, string>
      /** Absent in plans of earlier versions, which download nothing. */
      present?: PresentPictures
    }
) & {
  /** Changes of the product's own sale prices, valid if they are unchanged since the plan. Absent if they stay. */
  reductions?: Pick<OwnSalePriceChange, 'seen' | 'changes'> | undefined
  /** The slugs of all its manual collections; absent if they stay. */
  collections?: readonly string[] | undefined
  /** Changes of translations, valid if they are unchanged since the plan. */
  translations?: readonly PlannedTranslation[]
  /** The handle in the other shop, stored with the product. */
  handle?: string | undefined
}

/** A value that an import changes. */
export interface PlannedChange extends ValueChange {
  /** The number of removed variants and their total stock. */
  removed?: { variants: number; stock: number }
}

/** The plan or errors of one product. */
export type Planned = { title: string; notes: SheetNote[] } & (
  | { action: 'create' | 'update'; plan: Plan; changed: PlannedChange[] }
  | { action: 'unchanged' }
  | { action: 'invalid'; errors: SheetError[] }
)

/** Returns all pictures of a plan. */
export function picturesIn(plan: Plan): PictureRef[] {
  const { thumbnail, variants = [] } = plan.kind === 'create' ? plan.product : plan.change
  const images = variants.flatMap(({ images = [] }) => images.flatMap((image) => image.picture ?? []))
  return [...(thumbnail ? [thumbnail] : []), ...images]
}

/** A ZIP file that a plan needs, and the address that it replaces. */
export interface FileOfPlan {
  file: string
  url: string | undefined
}

/** Returns the ZIP files that a plan needs, without duplicates. */
export function filesOf(plan: Plan): FileOfPlan[] {
  const files = picturesIn(plan).flatMap((picture) => ('file' in picture ? [picture] : []))
  return [...new Map(files.map(({ file, from }) => [file, { file, url: from?.url }])).values()]
}

/** Returns the addresses that a plan downloads, with duplicates. */
export const downloadsOf = (plan: Plan): PictureAddress[] =>
  picturesIn(plan).flatMap((picture) => ('download' in picture ? [picture.download] : []))

/** Returns the slugs of the bundled products; undefined if they stay unchanged. */
export function bundledIn(plan: Plan): readonly string[] | undefined {
  return (plan.kind === 'create' ? plan.product : plan.change).bundled
}
