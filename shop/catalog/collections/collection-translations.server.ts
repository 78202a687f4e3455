import { sql } from 'kysely'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import type { Paging } from '../../../server/http/paging.ts'
import { translatedInto } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { SLUG_FIELD, type TranslatableKind } from '../../core/translations/translatable.server.ts'
import {
  findShownTexts,
  type ShownTexts,
  translationTag,
  withTranslation,
} from '../../core/translations/translate.server.ts'
import { type CollectionRow, pageOfCollections } from './collections-store.server.ts'

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

/**
 * Finds one page of the children of a collection in the language of the request, like `pageOfCollections`. The response
 * depends on the translations of collections.
 */
export async function pageOfShownCollections(services: Reading, parent: number | null, paging: Paging) {
  const language = translatedInto(services)
  if (language !== undefined) dependsOn(translationTag(language, 'collection'))
  const { count, rows } = await pageOfCollections(services.db, parent, paging, language)
  const shown = rows.map(({ texts, ...row }) =>
    language === undefined ? row : withTranslation(row, ownTexts(row, texts ?? {})),
  )
  return { count, rows: shown }
}

/** Returns the translations of the fields of a row. */
const ownTexts = (row: object, texts: Readonly<Record<string, string>>) =>
  Object.fromEntries(Object.entries(texts).filter(([field]) => field in row))

function findTexts(services: Reading, rows: readonly Named[]): Promise<ShownTexts | undefined> {
  const language = translatedInto(services)
  if (language !== undefined) dependsOn(translationTag(language, 'collection'))
  return findShownTexts(services, COLLECTION_TRANSLATIONS, { ids: rows.map(({ id }) => id), isPage: true })
}

const translatedWith = <Row extends Named>(rows: readonly Row[], shown: ShownTexts | undefined): Row[] =>
  rows.map((row) => (shown === undefined ? row : withTranslation(row, ownTexts(row, shown.texts.get(row.id) ?? {}))))

/**
 * Translates a collection with its ancestors and children into the language of the request. The response depends on
 * their translations.
 * @returns also the texts, for `pagesOfRecord`
 */
export async function translateCollection(
  services: Reading,
  row: CollectionRow,
): Promise<{ row: CollectionRow; shown: ShownTexts | undefined }> {
  const shown = await findTexts(services, [row, ...row.parents, ...row.inside])
  const [own = row] = translatedWith([row], shown)
  const [parents, inside] = [translatedWith(row.parents, shown), translatedWith(row.inside, shown)]
  return { row: { ...own, parents, inside }, shown }
}
