import { sql } from 'kysely'
import type { TranslatableKind } from '../../core/translations/translatable.server.ts'

/** The texts of a collection that are translated. */
export const COLLECTION_TRANSLATIONS = {
  kind: 'collection',
  table: 'collection_translations',
  key: 'collection_id',
  records: 'collections',
  exists: sql<boolean>`true`,
  fields: {
    title: { max: 120 },
    text: { max: 10_000, rows: 4 },
    picture_alt: { max: 200 },
    meta_title: { max: 70 },
    meta_description: { max: 200, rows: 2 },
  },
} as const satisfies TranslatableKind
