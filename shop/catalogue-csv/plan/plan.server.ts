import type { ValueChange } from '../../audit-log/audit-log-store.server.ts'
import type { ProductChange, ProductWrite } from '../../product-editing/write/product-write.server.ts'
import type { OwnReductionChange } from '../../reductions/own-reductions.server.ts'
import type { SheetError, SheetNote } from '../file/sheet.server.ts'

/** A picture that is to be shown: one that the shop has, or a file of the ZIP by its name there. */
export type PictureRef = { key: string } | { file: string }

export const nameOf = (picture: PictureRef) => ('key' in picture ? picture.key : picture.file)

/** What an import writes of one product. It holds only as long as the product has the version that it was made for. */
export type Plan = (
  | { kind: 'create'; product: ProductWrite<PictureRef, string> }
  | { kind: 'update'; id: number; version: number; change: ProductChange<PictureRef, string> }
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
export type Planned = { title: string; notes: readonly SheetNote[] } & (
  | { action: 'create' | 'update'; plan: Plan; changed: PlannedChange[] }
  | { action: 'unchanged' }
  | { action: 'invalid'; errors: SheetError[] }
)

/** Returns the files of the ZIP that a plan needs. */
export function filesOf(plan: Plan): string[] {
  const { thumbnail, variants = [] } = plan.kind === 'create' ? plan.product : plan.change
  const images = variants.flatMap(({ images = [] }) => images.flatMap((image) => image.picture ?? []))
  return [
    ...new Set(
      [...(thumbnail ? [thumbnail] : []), ...images].flatMap((picture) => ('file' in picture ? [picture.file] : [])),
    ),
  ]
}

/** Returns the slugs that a plan bundles with its product; undefined when it leaves the bundle as it is. */
export function bundledIn(plan: Plan): readonly string[] | undefined {
  return (plan.kind === 'create' ? plan.product : plan.change).bundled
}
