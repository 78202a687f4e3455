import type { ChosenPicture } from '../../images/picker/chosen-picture.ts'

/** What this page has put there: a file is written once, not with each letter that is typed. */
const written = new Map<string, ChosenPicture>()

/** Changes run one after the other, or an older state could come last. */
let last: Promise<unknown> = Promise.resolve()

/** Keeps exactly these pictures of a draft in this browser, by their keys. Where the browser forbids that, nothing is kept. */
export function keepPictures(draft: string, chosen: ReadonlyMap<string, ChosenPicture>): Promise<void> {
  return inTurn(async (pictures) => {
    for (const [key, picture] of chosen) {
      const place = nameOf(draft, key)
      if (written.get(place) === picture) continue
      await done(pictures().put(picture, [draft, key]))
      written.set(place, picture)
    }
    for (const place of written.keys()) {
      const key = keyIn(draft, place)
      if (key === undefined || chosen.has(key)) continue
      await done(pictures().delete([draft, key]))
      written.delete(place)
    }
  })
}

export async function readPictures(draft: string): Promise<ReadonlyMap<string, ChosenPicture>> {
  const found = new Map<string, ChosenPicture>()
  await inTurn(async (pictures) => {
    for (const place of await done(pictures().getAllKeys(allOf(draft)))) {
      const key = String((place as IDBValidKey[])[1])
      // Only this module writes there.
      found.set(key, (await done(pictures().get(place))) as ChosenPicture)
    }
  })
  return found
}

export function forgetPictures(draft: string): Promise<void> {
  return inTurn(async (pictures) => {
    for (const place of [...written.keys()]) if (keyIn(draft, place) !== undefined) written.delete(place)
    await done(pictures().delete(allOf(draft)))
  })
}

const nameOf = (draft: string, key: string) => `${draft}\n${key}`
const keyIn = (draft: string, place: string) =>
  place.startsWith(`${draft}\n`) ? place.slice(draft.length + 1) : undefined
/** An array comes after every text. */
const allOf = (draft: string) => IDBKeyRange.bound([draft], [draft, []])

function inTurn(use: (pictures: () => IDBObjectStore) => Promise<void>): Promise<void> {
  const turn = last.then(async () => {
    const asked = indexedDB.open('comptoir-drafts', 1)
    asked.onupgradeneeded = () => asked.result.createObjectStore('pictures')
    const database = await done(asked)
    try {
      await use(() => database.transaction('pictures', 'readwrite').objectStore('pictures'))
    } finally {
      database.close()
    }
  })
  last = turn.catch(() => {})
  return last as Promise<void>
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result)
    asked.onerror = () => reject(asked.error)
  })
}
