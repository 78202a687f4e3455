import type { Product } from '../../../catalog/products/read/catalogue.contract.ts'
import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'
import { forgetPictures, keepPictures, readPictures } from './kept-pictures.ts'
import {
  type EarlierDraft,
  hasPicture,
  type PictureDraft,
  type ProductDraft,
  picturesIn,
  withAllFields,
} from './product-draft.ts'

/** A product that is being written: what it was when that began, and how it stands in the form now. */
export interface Editing {
  /** Null for one that the shop has not seen yet. */
  product: Product | null
  start: ProductDraft
  draft: ProductDraft
}

export interface StoredDraft extends Editing {
  /** When it was changed last, in ms since 1970. */
  at: number
}

/** The 1 counts up when a draft is made of other things, so that no older one is read. */
const nameOf = (staff: number, product: number | undefined) => `product draft 1 of ${staff}: ${product ?? 'new'}`

/** Keeps what is being written in this browser until it is saved, over a reload and a closed window. */
export function keepDraft(staff: number, editing: Editing): void {
  const name = nameOf(staff, editing.product?.id)
  const kept: StoredDraft = { ...editing, draft: withPictures(editing.draft, () => undefined), at: Date.now() }
  inBrowserStorage((storage) => storage.setItem(name, JSON.stringify(kept)))
  // One that is still being cropped changes with each move of the hand.
  const chosen = picturesIn(editing.draft).flatMap(({ key, chosen }) =>
    chosen?.preview ? [[key, chosen] as const] : [],
  )
  void keepPictures(name, new Map(chosen))
}

/** @param product the id of the product that is being changed; undefined for a new one */
export async function readDraft(staff: number, product: number | undefined): Promise<StoredDraft | undefined> {
  const name = nameOf(staff, product)
  const found = inBrowserStorage((storage) => storage.getItem(name))
  if (!found) return undefined
  // Only the page itself writes there, so what is found is what it kept.
  const kept = JSON.parse(found) as Omit<StoredDraft, 'start' | 'draft'> & Record<'start' | 'draft', EarlierDraft>
  const pictures = await readPictures(name)
  const filled = withPictures(withAllFields(kept.draft), ({ key }) => pictures.get(key))
  // What the browser could not keep is no picture.
  const variants = filled.variants.map((variant) => ({ ...variant, images: variant.images.filter(hasPicture) }))
  const draft = { ...filled, variants }
  return { ...kept, start: withAllFields(kept.start), draft }
}

export async function forgetDraft(staff: number, product: number | undefined): Promise<void> {
  const name = nameOf(staff, product)
  inBrowserStorage((storage) => storage.removeItem(name))
  await forgetPictures(name)
}

function withPictures(draft: ProductDraft, chosenOf: (picture: PictureDraft) => PictureDraft['chosen']): ProductDraft {
  const fill = (picture: PictureDraft): PictureDraft => ({ ...picture, chosen: chosenOf(picture) })
  return {
    ...draft,
    thumbnail: fill(draft.thumbnail),
    variants: draft.variants.map((variant) => ({ ...variant, images: variant.images.map(fill) })),
  }
}
