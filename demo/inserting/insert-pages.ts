import type { Database } from '../../server/db/open.ts'
import { findPageById, listPages, pagesStore } from '../../shop/content/pages/content-pages-store.server.ts'
import { demoPages, PAGES_TO_REWRITE } from './demo-pages.ts'

/** Publishes the demo pages. @returns the ids of those that an owner must rewrite */
export async function insertPages(db: Database, now: Date): Promise<number[]> {
  const toRewrite: number[] = []
  for (const { id, slug } of await listPages(db)) {
    const [page, text] = [await findPageById(db, id), demoPages[slug]]
    if (!page || !text) continue
    const { title, menu, meta_title, meta_description } = page

    await pagesStore.update(
      db,
      page,
      { slug, title, menu, meta_title, meta_description, text, state: 'published' },
      now,
    )
    if (PAGES_TO_REWRITE.includes(slug)) toRewrite.push(id)
  }
  return toRewrite
}
