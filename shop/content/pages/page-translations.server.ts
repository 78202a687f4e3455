import { sql } from 'kysely'
import type { TranslatableKind } from '../../core/translations/translatable.server.ts'

/** The texts of a content page that are translated. */
export const PAGE_TRANSLATIONS = {
  kind: 'content_page',
  table: 'content_page_translations',
  key: 'page_id',
  records: 'content_pages',
  exists: sql<boolean>`true`,
  fields: {
    title: { max: 120 },
    text: { max: 30_000, rows: 12 },
    meta_title: { max: 70 },
    meta_description: { max: 200, rows: 2 },
  },
} as const satisfies TranslatableKind
