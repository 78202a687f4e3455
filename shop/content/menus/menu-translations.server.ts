import { sql } from 'kysely'
import { dependsOn } from '../../../server/cache/dependencies.ts'
import { translatedInto } from '../../../server/language/in-language.ts'
import type { Services } from '../../../server/services.ts'
import { notifySettings } from '../../core/settings/settings-store.server.ts'
import type { PhraseGroup } from '../../core/translations/translatable.server.ts'
import { translationTag } from '../../core/translations/translate.server.ts'
import { findMenuEntries, findTranslatableEntries, type MenuEntryRow } from './menus-store.server.ts'

/** The labels of menu entries. */
export const MENU_PHRASES: PhraseGroup = {
  group: 'menus',
  sources: sql`select label as source from menu_entries where label <> ''`,
  max: 60,
  // The settings group of the footer repeats its entries.
  onChange: notifySettings,
}

/** Finds the entries of all menus in the language of the request. The response depends on their translations. */
export async function findShownEntries(
  services: Pick<Services, 'db' | 'identity'>,
): Promise<readonly TranslatedEntry[]> {
  const language = translatedInto(services)
  if (language === undefined) return findMenuEntries(services.db)
  dependsOn(...['collection', 'content_page', 'phrases'].map((name) => translationTag(language, name)))
  const rows = await findTranslatableEntries(services.db, language)
  return rows.map(({ texts, shown_label: label, ...row }) => {
    const { title = row.title, slug = row.slug } = texts ?? {}
    const isTranslated = row.label === '' ? title !== row.title : label !== row.label
    return { ...row, label, title, slug, ...(isTranslated && { isTranslated }) }
  })
}

/** An entry with a translatable title. */
export interface TranslatedEntry extends MenuEntryRow {
  isTranslated?: true
}
