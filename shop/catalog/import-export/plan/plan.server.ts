import type { ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import type { ProductChange, ProductWrite } from '../../products/write/product-write.server.ts'
import type { OwnReductionChange } from '../../sale-prices/own-reductions.server.ts'
import type { SheetError, SheetNote } from '../file/sheet.server.ts'

/** Where a file names a picture by its address. */
export interface PictureAddress {
  url: string
  line: number
  column: string
}

/** A picture that is to be shown: one that the shop has, a file of the ZIP by its name there, or one to download. */
export type PictureRef = { key: string } | { file: string; from?: PictureAddress } | { download: PictureAddress }

export function nameOf(picture: PictureRef): string {
  if ('key' in picture) return picture.key
  return 'file' in picture ? picture.file : picture.download.url
}

/** The pictures that an updated product has as long as others are missing. */
export interface PresentPictures {
  /** The key of its thumbnail. */
  thumbnail: string
  /** The ids of variants that show the placeholder. */
  blank: readonly number[]
}

/** What an import writes of one product. It holds only as long as the product has the version that it was made for. */
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
  /** What becomes of the reductions that the product has for itself, as long as they are those that were seen; where it is absent they stay as they are. */
  reductions?: Pick<OwnReductionChange, 'seen' | 'changes'> | undefined
  /** The slugs of all collections that it will be in by hand; where they are absent they stay as they are. */
  collections?: readonly string[] | undefined
  /** The handle of the other shop, to be remembered with the product. */
  handle?: string | undefined
}

/** A value that an import changes. */
export interface PlannedChange extends ValueChange {
  /** With the list of variants: how many of them go, and how many pieces of them are in stock. */
  removed?: { variants: number; stock: number }
}

/** What becomes of one product of a file. */
export type Planned = { title: string; notes: SheetNote[] } & (
  | { action: 'create' | 'update'; plan: Plan; changed: PlannedChange[] }
  | { action: 'unchanged' }
  | { action: 'invalid'; errors: SheetError[] }
)

/** Returns all pictures that a plan names. */
export function picturesIn(plan: Plan): PictureRef[] {
  const { thumbnail, variants = [] } = plan.kind === 'create' ? plan.product : plan.change
  const images = variants.flatMap(({ images = [] }) => images.flatMap((image) => image.picture ?? []))
  return [...(thumbnail ? [thumbnail] : []), ...images]
}

/** A file of the ZIP that a plan needs, and the address for which it stands. */
export interface FileOfPlan {
  file: string
  url: string | undefined
}

/** Returns the files of the ZIP that a plan needs, each once. */
export function filesOf(plan: Plan): FileOfPlan[] {
  const files = picturesIn(plan).flatMap((picture) => ('file' in picture ? [picture] : []))
  return [...new Map(files.map(({ file, from }) => [file, { file, url: from?.url }])).values()]
}

/** Returns the addresses that a plan downloads, as often as it names them. */
export const downloadsOf = (plan: Plan): PictureAddress[] =>
  picturesIn(plan).flatMap((picture) => ('download' in picture ? [picture.download] : []))

/** Returns the slugs that a plan bundles with its product; undefined when it leaves the bundle as it is. */
export function bundledIn(plan: Plan): readonly string[] | undefined {
  return (plan.kind === 'create' ? plan.product : plan.change).bundled
}
