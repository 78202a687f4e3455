import { sql } from 'kysely'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { Database } from '../../../../server/db/open.ts'
import { orderedLanguage, translatedInto } from '../../../../server/language/in-language.ts'
import type { Services } from '../../../../server/services.ts'
import { touchSettings } from '../../../core/settings/settings-store.server.ts'
import { findPhrases } from '../../../core/translations/phrases-store.server.ts'
import type { PhraseGroup } from '../../../core/translations/translatable.server.ts'
import { translationTag } from '../../../core/translations/translate.server.ts'
import type { MaybeTranslated } from '../../../core/translations/translated-fields.ts'
import type { OwnClause, StoredClause } from './own-clauses.ts'
import { findCurrentVersion, parsedClause } from './own-clauses-store.server.ts'

/** The titles and texts of the draft and of the published version. */
export const CLAUSE_PHRASES: PhraseGroup = {
  group: 'clauses',
  sources: sql`
    select text as source
    from (
      select clauses from own_terms_draft
      union all (select clauses from own_terms_versions order by number desc limit 1)
    ) as written, jsonb_array_elements(clauses) as clause,
      lateral (values (clause ->> 'title'), (clause ->> 'text')) as texts (text)
    where text <> ''`,
  max: 20_000,
  rows: 8,
  allow: 'owner',
  // The terms of new orders are cached until a setting changes.
  onChange: (tx, now) => touchSettings(tx, 'own_terms', now),
}

/** Returns the published clauses in the language of an order. */
export async function publishedClausesOfOrder(db: Database): Promise<OwnClause[]> {
  const language = orderedLanguage()
  const clauses = (await findCurrentVersion(db))?.clauses ?? []
  const phrases = language && (await findPhrases(db, language, textsOf(clauses)))
  return clauses.map((clause) => parsedClause(translatedClause(clause, phrases)))
}

/** Translates clauses into the language of the request. The response depends on their translations. */
export async function translateClauses(
  services: Pick<Services, 'db' | 'identity'>,
  clauses: readonly StoredClause[],
): Promise<readonly (StoredClause & MaybeTranslated)[]> {
  const language = translatedInto(services)
  if (language === undefined) return clauses
  dependsOn(translationTag(language, 'phrases'))
  const phrases = await findPhrases(services.db, language, textsOf(clauses))
  return clauses.map((clause) => translatedClause(clause, phrases))
}

const textsOf = (clauses: readonly StoredClause[]) => clauses.flatMap(({ title, text }) => [title, text])

function translatedClause(
  clause: StoredClause,
  phrases: ReadonlyMap<string, string> | undefined,
): StoredClause & MaybeTranslated {
  if (phrases === undefined) return clause
  const { title, text } = clause
  const translated = [...(phrases.has(title) ? ['title'] : []), ...(phrases.has(text) ? ['text'] : [])]
  return { ...clause, title: phrases.get(title) ?? title, text: phrases.get(text) ?? text, translated }
}
