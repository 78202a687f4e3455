import type { SluggedKind } from '../../../../../lib/endpoint.ts'
import type { Language } from '../../../../../lib/texts/languages.ts'
import { languagesOfPage } from '../../../../../lib/texts/page-paths.ts'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { translationLanguages } from '../../../../../server/language/in-language.ts'
import type { Services } from '../../../../../server/services.ts'
import { SLUGGED } from '../../../../core/translations/slugs-store.server.ts'
import { translationTag } from '../../../../core/translations/translate.server.ts'
import { findLinks } from '../../../../core/translations/translations-store.server.ts'

/** The slug of a page in each language in which it exists. */
type SlugsOfPage = Partial<Record<Language, string>>

/**
 * Returns a function for the languages in which the page of a record exists, with its slugs. The response depends on
 * the translations of all records. No query in a shop with one language.
 */
export async function sitemapLanguages(
  services: Pick<Services, 'db' | 'identity'>,
  records: Record<SluggedKind, readonly { slug: string }[]>,
): Promise<(kind: SluggedKind, slug: string) => SlugsOfPage> {
  const { language: owner, languages } = services.identity()
  const all = languagesOfPage(languages)
  if (all.length === 1) return (_, slug) => ({ [languages.first]: slug })
  const further = translationLanguages(services)
  const found = new Map<SluggedKind, Awaited<ReturnType<typeof findLinks>>>()
  for (const kind of Object.keys(SLUGGED) as SluggedKind[]) {
    dependsOn(...further.map((language) => translationTag(language, kind)))
    const slugs = records[kind].map(({ slug }) => slug)
    found.set(kind, await findLinks(services.db, SLUGGED[kind], further, { slugs }))
  }
  return (kind, slug) => {
    const links = found.get(kind)?.get(slug) ?? {}
    const shown = all.filter((language) => language === owner || links[language]?.title !== undefined)
    // A page without a title in any language of the shop is listed in the first one.
    const listed = shown.length > 0 ? shown : [languages.first]
    return Object.fromEntries(listed.map((language) => [language, links[language]?.slug ?? slug]))
  }
}
