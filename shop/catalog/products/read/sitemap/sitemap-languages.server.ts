import type { Language } from '../../../../../lib/texts/languages.ts'
import { languagesOfPage } from '../../../../../lib/texts/page-paths.ts'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { translationLanguages } from '../../../../../server/language/in-language.ts'
import type { Services } from '../../../../../server/services.ts'
import type { TranslatableKind } from '../../../../core/translations/translatable.server.ts'
import { translationTag } from '../../../../core/translations/translate.server.ts'
import { findTitleLanguagesBySlug } from '../../../../core/translations/translations-store.server.ts'
import { COLLECTION_TRANSLATIONS } from '../../../collections/collection-translations.server.ts'
import { PRODUCT_TRANSLATIONS } from '../translations/product-translations.server.ts'

/** The kinds of records with pages. The sitemap reads content pages, as `page-slugs-store.server.ts` does. */
const KINDS = {
  product: PRODUCT_TRANSLATIONS,
  collection: COLLECTION_TRANSLATIONS,
  content_page: { table: 'content_page_translations', key: 'page_id', records: 'content_pages' },
} as const satisfies Record<string, Pick<TranslatableKind, 'table' | 'key' | 'records'>>

type PageKind = keyof typeof KINDS

/**
 * Returns a function for the languages in which the page of a record exists. The response depends on the translations
 * of all records. No query in a shop with one language.
 */
export async function sitemapLanguages(
  services: Pick<Services, 'db' | 'identity'>,
  records: Record<PageKind, readonly { slug: string }[]>,
): Promise<(kind: PageKind, slug: string) => readonly Language[]> {
  const { language: owner, languages } = services.identity()
  const all = languagesOfPage(languages)
  if (all.length === 1) return () => all
  const found = new Map<string, ReadonlyMap<string, readonly Language[]>>()
  for (const kind of Object.keys(KINDS) as PageKind[]) {
    dependsOn(...translationLanguages(services).map((language) => translationTag(language, kind)))
    const slugs = records[kind].map(({ slug }) => slug)
    found.set(kind, await findTitleLanguagesBySlug(services.db, KINDS[kind], slugs))
  }
  return (kind, slug) => {
    const translated = found.get(kind)?.get(slug) ?? []
    return all.filter((language) => language === owner || translated.includes(language))
  }
}
