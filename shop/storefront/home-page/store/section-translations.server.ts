import { sql } from 'kysely'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import { translatedInto } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import type { TranslatableKind } from '../../../core/translations/translatable.server.ts'
import { translationTag } from '../../../core/translations/translate.server.ts'
import type { MaybeTranslated } from '../../../core/translations/translated-fields.ts'
import { findSections, findTranslatableSections, type SavedSection } from './sections-store.server.ts'

const FIELDS = {
  headline: { max: 120 },
  heading: { max: 120 },
  title: { max: 120 },
  text: { max: 5000, rows: 4 },
  button_label: { max: 60 },
  picture_alt: { max: 200 },
}

const textOf = (field: string) => sql<string | null>`record.content ->> ${sql.lit(field)}`

/** The texts of a section of the home page that are translated. */
export const SECTION_TRANSLATIONS: TranslatableKind = {
  kind: 'home_section',
  table: 'home_section_translations',
  key: 'section_id',
  records: 'home_sections',
  exists: sql<boolean>`concat(${sql.join(Object.keys(FIELDS).map(textOf))}) <> ''`,
  name: sql<string>`coalesce(nullif(${textOf('headline')}, ''), nullif(${textOf('heading')}, ''),
    nullif(${textOf('title')}, ''), left(${textOf('text')}, 60))`,
  source: textOf,
  fields: FIELDS,
}

/** Finds all sections in the language of the request. The response depends on their translations. */
export async function findShownSections(
  services: Pick<Services, 'db' | 'identity'>,
): Promise<readonly (SavedSection & MaybeTranslated)[]> {
  const language = translatedInto(services)
  if (language === undefined) return findSections(services.db)
  dependsOn(translationTag(language, 'home_section'))
  const sections = await findTranslatableSections(services.db, language)
  return sections.map(({ texts: found, ...section }) => {
    const texts = Object.entries(found ?? {}).filter(([field]) => Reflect.get(section, field))
    const translated = texts.map(([field]) => field).sort()
    return { ...section, ...Object.fromEntries(texts), ...(translated.length > 0 && { translated }) }
  })
}
