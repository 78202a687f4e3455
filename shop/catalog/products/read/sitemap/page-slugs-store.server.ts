import type { Database } from '../../../../../server/db/open.ts'

/** Finds the slugs of published content pages with their last change. */
export const listPageSlugs = (db: Database): Promise<{ slug: string; updated_at: Date }[]> =>
  db
    .selectFrom('content_pages')
    .select(['slug', 'updated_at'])
    .where('state', '=', 'published')
    .orderBy('position')
    .execute()
