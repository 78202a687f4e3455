import { sql } from 'kysely'
import type { Services } from '../../../server/services.ts'
import { COLLECTION_TRANSLATIONS } from '../../catalog/collections/collection-translations.server.ts'
import { notifySettings } from '../../core/settings/settings-store.server.ts'
import type { PhraseGroup } from '../../core/translations/translatable.server.ts'
import { linkTranslator, phraseTranslator } from '../../core/translations/translate.server.ts'
import { PAGE_TRANSLATIONS } from '../pages/page-translations.server.ts'
import type { MenuEntryRow } from './menus-store.server.ts'

/** The labels of menu entries. */
export const MENU_PHRASES: PhraseGroup = {
  group: 'menus',
  sources: sql`select label as source from menu_entries where label <> ''`,
  max: 60,
  // The settings group of the footer repeats its entries.
  onChange: notifySettings,
}

/** Translates the entries of menus into the language of the request. */
export async function translateMenus(
  services: Pick<Services, 'db' | 'identity'>,
  rows: readonly MenuEntryRow[],
): Promise<readonly TranslatedEntry[]> {
  const linksOf = (column: 'collection_id' | 'page_id') =>
    rows.flatMap(({ [column]: id, slug }) => (id !== null && slug !== null ? [{ slug }] : []))
  const [ofCollection, ofPage, ofLabel] = [
    await linkTranslator(services, COLLECTION_TRANSLATIONS, linksOf('collection_id')),
    await linkTranslator(services, PAGE_TRANSLATIONS, linksOf('page_id')),
    await phraseTranslator(
      services,
      rows.map(({ label }) => label),
    ),
  ]
  return rows.map((row) => {
    const { slug, title } = row
    const link = slug !== null && title !== null ? { slug, title } : undefined
    const named = link && (row.page_id === null ? ofCollection : ofPage)(link)
    const translated = { label: ofLabel(row.label), title: named?.title ?? title, slug: named?.slug ?? slug }
    const isTranslated = row.label === '' ? translated.title !== title : translated.label !== row.label
    return { ...row, ...translated, ...(isTranslated && { isTranslated }) }
  })
}

/** An entry with a translatable title. */
export interface TranslatedEntry extends MenuEntryRow {
  isTranslated?: true
}
