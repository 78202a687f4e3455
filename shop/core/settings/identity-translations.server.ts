import { sql } from 'kysely'
import type { ShopIdentity, TranslatedText } from '../../../lib/shop-identity.ts'
import type { Database } from '../../../server/db/open.ts'
import { translationLanguages } from '../../../server/language/in-language.ts'
import { findPhrases } from '../translations/phrases-store.server.ts'
import type { PhraseGroup } from '../translations/translatable.server.ts'
import type { Translate } from '../translations/translate.server.ts'
import { notifySettings } from './settings-store.server.ts'

const textIn = (group: string, field: string) =>
  sql`select values ->> ${sql.lit(field)} as source from settings where name = ${sql.lit(group)}`

/** The texts of the settings. The columns of the footer are entries of menus. */
export const SETTINGS_PHRASES: PhraseGroup = {
  group: 'shop_texts',
  sources: sql.join(
    [
      ...[textIn('announcement', 'text'), textIn('home', 'headline'), textIn('home', 'words')],
      ...[textIn('opening', 'notice'), textIn('contact', 'hours'), textIn('emails', 'closing')],
    ],
    sql` union all `,
  ),
  max: 800,
  rows: 3,
  allow: 'owner',
  // All processes read the identity again.
  onChange: notifySettings,
}

/** Returns the identity in each language into which the owner's texts are translated; undefined without one. */
export async function translateIdentity(
  db: Database,
  identity: ShopIdentity,
): Promise<ShopIdentity['translations'] | undefined> {
  const languages = translationLanguages({ identity: () => identity })
  if (languages.length === 0) return undefined
  const sources = [...Object.values(textsOf(identity)), ...identity.footer.flatMap(footerTexts)]
  const found = await Promise.all(
    languages.map(async (language) => [language, await findPhrases(db, language, sources)] as const),
  )
  return Object.fromEntries(found.map(([language, phrases]) => [language, translated(identity, phrases)]))
}

const textsOf = (identity: ShopIdentity): Record<TranslatedText, string> => ({
  announcement: identity.announcement?.text ?? '',
  notice: identity.notOpenYet?.notice ?? '',
  ...identity.welcome,
  hours: identity.contact.hours,
  closing: identity.emails.closing,
})

const footerTexts = ({ title, links }: ShopIdentity['footer'][number]) => [title, ...links.map(({ words }) => words)]

function translated(identity: ShopIdentity, phrases: ReadonlyMap<string, string>): ShopIdentity {
  const translate: Translate = (source) => phrases.get(source) ?? source
  const { announcement, notOpenYet, welcome, contact, emails, footer } = identity
  const names = Object.entries(textsOf(identity)).filter(([, source]) => phrases.has(source))
  return {
    ...identity,
    announcement: announcement && { ...announcement, text: translate(announcement.text) },
    notOpenYet: notOpenYet && { ...notOpenYet, notice: translate(notOpenYet.notice) },
    welcome: { headline: translate(welcome.headline), words: translate(welcome.words) },
    contact: { ...contact, hours: translate(contact.hours) },
    emails: { ...emails, closing: translate(emails.closing) },
    footer: footer.map(({ title, links }) => ({
      title: translate(title),
      links: links.map(({ words, to }) => ({ words: translate(words), to })),
    })),
    translated: names.map(([name]) => name as TranslatedText),
  }
}
