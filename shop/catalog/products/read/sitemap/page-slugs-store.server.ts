import type { Database } from '../../../../../server/db/open.ts'

/** Finds the addresses of the pages that staff have published, with when each was changed. */
export const listPageSlugs = (db: Database): Promise<{ slug: string; updated_at: Date }[]> =>
  db
    .selectFrom('content_pages')
    .select(['slug', 'updated_at'])
    .where('state', '=', 'published')
    .orderBy('position')
    .execute()
