import type { Product } from '../../../catalog/products/read/catalogue.contract.ts'
import { inBrowserStorage } from '../../../ui/storage/browser-storage.ts'
import {
  type EarlierDraft,
  hasPicture,
  type PictureDraft,
  type ProductDraft,
  picturesIn,
  withAllFields,
} from './product-draft.ts'
import { deleteDraftPictures, readDraftPictures, storeDraftPictures } from './stored-pictures.ts'

/** An edited product: its state when the edit began, and the current draft. */
export interface Editing {
  /** Null for a new product. */
  product: Product | null
  start: ProductDraft
  draft: ProductDraft
}

export interface StoredDraft extends Editing {
  /** The time of the last change, in ms since 1970. */
  at: number
}

/** Increment the 1 when the structure of drafts changes incompatibly, so that older ones are ignored. */
const nameOf = (staff: number, product: number | undefined) => `product draft 1 of ${staff}: ${product ?? 'new'}`

/** Stores the draft in this browser until it is saved, so that it survives a reload or a closed window. */
export function storeDraft(staff: number, editing: Editing): void {
  const name = nameOf(staff, editing.product?.id)
  const kept: StoredDraft = { ...editing, draft: withPictures(editing.draft, () => undefined), at: Date.now() }
  inBrowserStorage((storage) => storage.setItem(name, JSON.stringify(kept)))
  // A picture without a preview is still being cropped and changes with every pointer move.
  const chosen = picturesIn(editing.draft).flatMap(({ key, chosen }) =>
    chosen?.preview ? [[key, chosen] as const] : [],
  )
  void storeDraftPictures(name, new Map(chosen))
}

/** @param product the id of the edited product; undefined for a new one */
export async function readDraft(staff: number, product: number | undefined): Promise<StoredDraft | undefined> {
  const name = nameOf(staff, product)
  const found = inBrowserStorage((storage) => storage.getItem(name))
  if (!found) return undefined
  // Only this module writes to the key, so the format is known.
  const kept = JSON.parse(found) as Omit<StoredDraft, 'start' | 'draft'> & Record<'start' | 'draft', EarlierDraft>
  const pictures = await readDraftPictures(name)
  const filled = withPictures(withAllFields(kept.draft), ({ key }) => pictures.get(key))
  // Removes pictures that the browser could not store.
  const variants = filled.variants.map((variant) => ({ ...variant, images: variant.images.filter(hasPicture) }))
  const draft = { ...filled, variants }
  return { ...kept, start: withAllFields(kept.start), draft }
}

export async function deleteDraft(staff: number, product: number | undefined): Promise<void> {
  const name = nameOf(staff, product)
  inBrowserStorage((storage) => storage.removeItem(name))
  await deleteDraftPictures(name)
}

function withPictures(draft: ProductDraft, chosenOf: (picture: PictureDraft) => PictureDraft['chosen']): ProductDraft {
  const fill = (picture: PictureDraft): PictureDraft => ({ ...picture, chosen: chosenOf(picture) })
  return {
    ...draft,
    thumbnail: fill(draft.thumbnail),
    variants: draft.variants.map((variant) => ({ ...variant, images: variant.images.map(fill) })),
  }
}
