import { sql } from 'kysely'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { translatedInto } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { SLUG_FIELD, type TranslatableKind } from '../../core/translations/translatable.server.ts'
import { translationsOf, translationTag, withTranslation } from '../../core/translations/translate.server.ts'
import type { CollectionRow } from './collections-store.server.ts'

/** The texts of a collection that are translated. */
export const COLLECTION_TRANSLATIONS = {
  kind: 'collection',
  table: 'collection_translations',
  key: 'collection_id',
  records: 'collections',
  exists: sql<boolean>`true`,
  fields: {
    title: { max: 120 },
    slug: SLUG_FIELD,
    text: { max: 10_000, rows: 4 },
    picture_alt: { max: 200 },
    meta_title: { max: 70 },
    meta_description: { max: 200, rows: 2 },
  },
} as const satisfies TranslatableKind

type Reading = Pick<Services, 'db' | 'identity'>

/** The translated columns of a collection, or of a link to one. */
interface Named {
  id: number
  title: string
}

/** Translates collections, or links to them, into the language of the request. The response depends on them. */
export async function translateCollections<Row extends Named>(services: Reading, rows: readonly Row[]): Promise<Row[]> {
  const language = translatedInto(services)
  if (language === undefined) return [...rows]
  dependsOn(translationTag(language, 'collection'))
  const texts = await translationsOf(
    services,
    COLLECTION_TRANSLATIONS,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => {
    const own = Object.entries(texts?.get(row.id) ?? {}).filter(([field]) => field in row)
    return withTranslation(row, Object.fromEntries(own))
  })
}

/** Translates a collection with its ancestors and children, like `translateCollections`. */
export async function translateCollection(services: Reading, row: CollectionRow): Promise<CollectionRow> {
  const all = await translateCollections<Named>(services, [row, ...row.parents, ...row.inside])
  const [own = row, ...others] = all
  const parents = others.slice(0, row.parents.length) as CollectionRow['parents']
  const inside = others.slice(row.parents.length) as CollectionRow['inside']
  return { ...(own as CollectionRow), parents, inside }
}
