import type { Database } from '../../server/db/open.ts'
import { findPages, writePage } from '../../shop/content-pages/content-pages-store.server.ts'
import { demoPages } from './demo-pages.ts'

/** Publishes the pages of the demo shop. */
export async function insertPages(db: Database, now: Date): Promise<void> {
  for (const page of await findPages(db)) {
    const text = demoPages[page.slug]
    const { slug, title, menu, meta_title, meta_description } = page
    if (text)
      await writePage(db, page, { slug, title, menu, meta_title, meta_description, text, state: 'published' }, now)
  }
}
