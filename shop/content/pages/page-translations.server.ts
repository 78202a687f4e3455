import { sql } from 'kysely'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { translatedInto } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { SLUG_FIELD, type TranslatableKind } from '../../core/translations/translatable.server.ts'
import {
  findShownTexts,
  type ShownTexts,
  translationTag,
  withTranslation,
} from '../../core/translations/translate.server.ts'
import type { PageRow } from './content-pages-store.server.ts'

/** The texts of a content page that are translated. */
export const PAGE_TRANSLATIONS = {
  kind: 'content_page',
  table: 'content_page_translations',
  key: 'page_id',
  records: 'content_pages',
  exists: sql<boolean>`true`,
  fields: {
    title: { max: 120 },
    slug: SLUG_FIELD,
    text: { max: 30_000, rows: 12 },
    meta_title: { max: 70 },
    meta_description: { max: 200, rows: 2 },
  },
} as const satisfies TranslatableKind

/** Translates a page into the language of the request. @returns also the texts, for `pagesOfRecord` */
export async function translatePage(
  services: Pick<Services, 'db' | 'identity'>,
  page: PageRow,
): Promise<{ page: PageRow & { translated?: string[] }; shown?: ShownTexts | undefined }> {
  const language = translatedInto(services)
  if (language === undefined) return { page }
  dependsOn(translationTag(language, 'content_page'))
  const shown = await findShownTexts(services, PAGE_TRANSLATIONS, { ids: [page.id], isPage: true })
  return { page: withTranslation(page, shown?.texts.get(page.id)), shown }
}
