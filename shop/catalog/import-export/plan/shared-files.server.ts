import { errorAt, type SheetError } from '../file/sheet.server.ts'
import { pictureIdentity } from '../pictures/picture-address.ts'
import type { PlacedPlan } from '../run/imported-products-store.server.ts'
import { picturesIn } from './plan.server.ts'

interface Use {
  position: number
  line: number
  column: string
}

/**
 * Finds ZIP files that match several addresses, because one of these may be a different picture with the same name.
 */
export class SharedFiles {
  readonly #uses = new Map<string, Map<string, Use[]>>()

  count(plans: readonly PlacedPlan[]): void {
    for (const placed of plans) {
      if (!('plan' in placed)) continue
      for (const picture of picturesIn(placed.plan)) {
        if (!('file' in picture) || !picture.from) continue
        const { url, line, column } = picture.from
        const byIdentity = this.#uses.get(picture.file) ?? new Map<string, Use[]>()
        this.#uses.set(picture.file, byIdentity)
        const uses = byIdentity.get(pictureIdentity(url)) ?? []
        byIdentity.set(pictureIdentity(url), uses)
        uses.push({ position: placed.position, line, column })
      }
    }
  }

  /** Returns notes for the products that use such files, without duplicates. */
  notes(): { position: number; notes: SheetError[] }[] {
    const found = new Map<string, { position: number; notes: SheetError[] }>()
    for (const [file, byIdentity] of this.#uses) {
      if (byIdentity.size < 2) continue
      const reason = `The ZIP has one file "${file}" for ${byIdentity.size} addresses. Put the files into folders as in the addresses.`
      for (const { position, line, column } of [...byIdentity.values()].flat())
        found.set(`${position} ${line} ${file}`, { position, notes: [errorAt({ line, column }, reason)] })
    }
    return [...found.values()]
  }
}
