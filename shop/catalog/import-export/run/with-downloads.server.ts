import type { VariantWrite } from '../../products/write/product-write.server.ts'
import { errorAt, type SheetError } from '../file/sheet.server.ts'
import { completeChange, completeNew } from '../plan/complete-pictures.server.ts'
import type { PictureRef, Plan } from '../plan/plan.server.ts'

/** The result of a download; neither a key nor an error if it was not tried. */
interface Downloaded {
  key: string | null
  error: string | null
}

const NOT_DOWNLOADED = 'This picture was not downloaded.'
/** Follows the error of a picture. */
export const PICTURES_KEPT = 'The current pictures are kept.'

/**
 * Inserts downloaded pictures into a plan. A new product omits failed pictures; an existing one keeps its current
 * pictures.
 * @param line the product's line, for notes on the whole product
 */
export function withDownloads(
  plan: Plan,
  downloaded: ReadonlyMap<string, Downloaded>,
  line: number,
): { plan: Plan; notes: SheetError[] } {
  const notes: SheetError[] = []
  const suffix = plan.kind === 'update' ? ` ${PICTURES_KEPT}` : ''
  const resolved = (picture: PictureRef): PictureRef | undefined => {
    if (!('download' in picture)) return picture
    const { url } = picture.download
    const { key = null, error = null } = downloaded.get(url) ?? {}
    if (key !== null) return { key }
    const note = errorAt(picture.download, `${url}: ${error ?? NOT_DOWNLOADED}${suffix}`)
    if (!notes.some(({ reason }) => reason === note.reason)) notes.push(note)
    return undefined
  }
  const at = { line, column: '' }
  if (plan.kind === 'create') {
    const { thumbnail, variants, ...product } = plan.product
    const { completed, note } = completeNew({
      ...product,
      thumbnail: resolved(thumbnail),
      variants: variants.map((variant) => variantWith(variant, resolved)),
    })
    if (note !== undefined) notes.push(errorAt(at, note))
    return { plan: { ...plan, product: completed }, notes }
  }
  const { thumbnail, variants, ...change } = plan.change
  const replaced = {
    ...change,
    ...(thumbnail && { thumbnail: resolved(thumbnail) }),
    ...(variants && { variants: variants.map((variant) => variantWith(variant, resolved, plan.present?.blank)) }),
  }
  if (!plan.present) return { plan: { ...plan, change: replaced }, notes }
  const { completed, note } = completeChange(replaced, plan.present)
  if (note !== undefined) notes.push(errorAt(at, note))
  return { plan: { ...plan, change: completed }, notes }
}

function variantWith(
  variant: VariantWrite<PictureRef>,
  resolved: (picture: PictureRef) => PictureRef | undefined,
  blank: readonly number[] = [],
): VariantWrite<PictureRef> {
  if (!variant.images) return variant
  const images = variant.images.flatMap((image) => {
    if (!image.picture) return [image]
    const picture = resolved(image.picture)
    return picture ? [{ ...image, picture }] : []
  })
  if (variant.kind === 'new') return { ...variant, images }
  const { images: planned, ...kept } = variant
  const areAll = images.length === planned.length
  return areAll || (blank.includes(variant.id) && images.length > 0) ? { ...kept, images } : kept
}
