import type { Database } from '../../server/db/open.ts'
import { findPageById, listPages, writePage } from '../../shop/content-pages/content-pages-store.server.ts'
import { demoPages } from './demo-pages.ts'

/** Publishes the pages of the demo shop. */
export async function insertPages(db: Database, now: Date): Promise<void> {
  for (const { id, slug } of await listPages(db)) {
    const [page, text] = [await findPageById(db, id), demoPages[slug]]
    if (!page || !text) continue
    const { title, menu, meta_title, meta_description } = page

    await writePage(db, page, { slug, title, menu, meta_title, meta_description, text, state: 'published' }, now)
  }
}
