import { join } from 'node:path'
import type { Database } from '../server/db/open.ts'
import type { Media } from '../server/media/media.ts'
import { refreshRecommendations } from '../shop/catalog/products/read/recommendations/recommendations.server.ts'
import { hashPassword } from '../shop/core/auth/passwords/password.server.ts'
import { storePicture } from '../shop/ui/images/upload/store-picture.server.ts'
import { ACCOUNTS_FILE } from './demo-accounts.ts'
import { isEmpty } from './is-empty.ts'

interface Opening {
  db: Database
  dataDir: string
  media: Media
  now: Date
  say: (sentence: string) => void
  /** Aborts the filling; the next start continues. */
  stop: AbortSignal
}

/** Fills an empty shop with the demo catalogue, with the shop's own functions for storing data. */
export async function openDemoShop({ db, dataDir, media, now, say, stop }: Opening): Promise<void> {
  if (!(await isEmpty(db))) return
  // Only the first start needs these modules.
  const { fillShop } = await import('./fill-shop.ts')
  const filled = await fillShop({
    db,
    dataDir,
    now,
    say,
    storePicture: (content) => {
      stop.throwIfAborted()
      return storePicture(media, content)
    },
    hashPassword,
    recommendProducts: refreshRecommendations,
  })
  if (filled) say(`The shop is stocked. Its demo accounts are in ${join(dataDir, ACCOUNTS_FILE)}`)
}
