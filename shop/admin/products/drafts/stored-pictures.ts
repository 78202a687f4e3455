import { createStore, del, delMany, get, keys, set } from 'idb-keyval'
import type { ChosenPicture } from '../../../ui/images/picker/chosen-picture.ts'

const pictures = createStore('comptoir-drafts', 'pictures')

/** The pictures already stored by this page, so that each file is written once and not on every key press. */
const written = new Map<string, ChosenPicture>()

/** Changes run one after another; otherwise an older state could be written last. */
let last = Promise.resolve()

/**
 * Stores exactly these pictures of a draft in this browser, by key. Does nothing where the browser forbids storage.
 */
export function storeDraftPictures(draft: string, chosen: ReadonlyMap<string, ChosenPicture>): Promise<void> {
  return inTurn(async () => {
    for (const [key, picture] of chosen) {
      const place = nameOf(draft, key)
      if (written.get(place) === picture) continue
      await set([draft, key], picture, pictures)
      written.set(place, picture)
    }
    for (const place of written.keys()) {
      const key = keyIn(draft, place)
      if (key === undefined || chosen.has(key)) continue
      await del([draft, key], pictures)
      written.delete(place)
    }
  })
}

export async function readDraftPictures(draft: string): Promise<ReadonlyMap<string, ChosenPicture>> {
  const found = new Map<string, ChosenPicture>()
  await inTurn(async () => {
    for (const place of await allOf(draft)) {
      const picture = await get<ChosenPicture>(place, pictures)
      if (picture) found.set(place[1], picture)
    }
  })
  return found
}

export function deleteDraftPictures(draft: string): Promise<void> {
  return inTurn(async () => {
    for (const place of [...written.keys()]) if (keyIn(draft, place) !== undefined) written.delete(place)
    await delMany(await allOf(draft), pictures)
  })
}

const nameOf = (draft: string, key: string) => `${draft}\n${key}`
const keyIn = (draft: string, place: string) =>
  place.startsWith(`${draft}\n`) ? place.slice(draft.length + 1) : undefined
/** Returns the keys of the stored pictures of a draft. Only this module writes to the store. */
const allOf = async (draft: string) =>
  (await keys<[draft: string, key: string]>(pictures)).filter(([of]) => of === draft)

function inTurn(use: () => Promise<void>): Promise<void> {
  last = last.then(use).catch(() => {})
  return last
}
