import { z } from 'zod'
import { maybeLine, maybeText } from '../../../lib/fields.contract.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import { brokenConstraint } from '../../../server/db/broken-constraint.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound, type ResponseErrors, refuse, refuseFields } from '../../../server/http/refusal.ts'
import { SETTINGS } from '../../../server/identity/open-identity.ts'
import type { Services } from '../../../server/services.ts'
import { Slug } from '../../ui/forms/slug.contract.ts'
import { type AuditActor, recordAudit, type ValueChange } from '../activity-log/audit-log-store.server.ts'
import { writePhrase } from './phrases-store.server.ts'
import { type PhraseGroup, rowsOf, SLUG, type TranslatableKind, type TranslatedField } from './translatable.server.ts'
import { tagsOfChange, translationTag } from './translate.server.ts'
import { slugOfTitle } from './translated-slugs.server.ts'
import { findTexts, lockRecord, type TextToTranslate, writeTranslation } from './translations-store.server.ts'

/** A new translation of a field or short text. */
interface NewTranslation {
  /** The translation that it replaces; empty for none. */
  seen: string
  /** Empty to remove the translation. */
  value: string
}

/** The activity log lists short texts, which have no id, and sections of the home page under one subject. */
const SHARED_SUBJECT = { kind: 'translations', id: 1 } as const
const NO_COLON = 'Leave out colons. They separate a name from its value.'

/**
 * Stores translations of some fields of a record in one transaction.
 * @throws Refusal 404 without such a record, 400 with the errors by field, 409 if a translation has changed meanwhile
 */
export async function saveTexts(
  { db, cache }: Services,
  kind: TranslatableKind,
  { id, language }: { id: number; language: Language },
  changes: readonly (NewTranslation & { field: string })[],
  by: AuditActor,
): Promise<void> {
  const fields: Readonly<Record<string, TranslatedField>> = kind.fields
  const parsed = parseAll(
    changes,
    ({ field }) => field,
    ({ field }) => fields[field] && { ...fields[field], isSlug: field === SLUG },
  )
  const write = () => db.transaction().execute((tx) => writeTexts(tx, kind, { id, language }, parsed, by))
  const hasSlug = parsed.some(({ field, value }) => field === SLUG && value !== '')
  // A concurrent transaction can take a slug that was derived from the title. The next one is free then.
  const again = (error: unknown) => {
    if (hasSlug || brokenConstraint(error) !== `${kind.table}_slug`) throw error
    return write()
  }
  await write().catch(again).catch(again).catch(orSlugTaken(kind))
  cache.changed(...tagsOfChange(language, kind.kind, id))
}

export const TRANSLATED_SLUG_TAKEN = 'This slug is already in use. Choose another one.'

/** Handles an error of `writeTexts` after its transaction has ended. @throws Refusal at `slug` if the slug is taken */
export const orSlugTaken =
  ({ table }: Pick<TranslatableKind, 'table'>) =>
  (error: unknown): never => {
    throw brokenConstraint(error) === `${table}_slug` ? refuseFields({ [SLUG]: [TRANSLATED_SLUG_TAKEN] }) : error
  }

/**
 * Writes parsed translations of some fields of a record in a transaction, with their entries in the activity log. A
 * translated title without a slug gets a free one, and a removed title loses its slug.
 * @throws Refusal as `saveTexts`, but the database error of a taken slug
 */
export async function writeTexts(
  tx: Database,
  kind: TranslatableKind,
  { id, language }: { id: number; language: Language },
  changes: readonly (NewTranslation & { field: string })[],
  by: AuditActor,
): Promise<void> {
  if (!(await lockRecord(tx, kind, id))) throw notFound()
  const found = await findTexts(tx, kind, language, id)
  const derived =
    SLUG in kind.fields && found ? await derivedSlug(tx, { kind, id, language }, found.texts, changes) : []
  const logged: ValueChange[] = []
  // In a fixed order, which avoids deadlocks.
  for (const change of [...changes.filter(({ field }) => derived.every((one) => one.field !== field)), ...derived].sort(
    (one, other) => (one.field < other.field ? -1 : 1),
  )) {
    const text = found?.texts.find(({ field }) => field === change.field)
    if (!text) throw refuseFields({ [change.field]: ['The original text is empty. Write it first.'] })
    if (change.seen === change.value && (change.value === '' || !text.is_outdated)) continue
    if (!(await writeTranslation(tx, kind, { id, language, now: by.now }, { ...change, source: text.source })))
      throw changedMeanwhile(change.field)
    const name = kind.kind === 'home_section' ? `home_section[${beginningOf(text.source)}]` : change.field
    if (change.seen !== change.value) logged.push(entry(change, `${name}.${language}`))
  }
  await recordAudit(tx, subjectOf(kind, id), logged, by)
}

/**
 * Stores translations of short texts in one transaction. Each applies to all records with the text.
 * @throws Refusal as `saveTexts` does
 */
export async function savePhrases(
  { db, cache, reloadIdentity }: Services,
  group: PhraseGroup,
  language: Language,
  changes: readonly (NewTranslation & { source: string })[],
  by: AuditActor,
): Promise<void> {
  const parsed = parseAll(
    changes,
    ({ source }) => source,
    ({ source }) => ({ max: group.max, rows: rowsOf(group, source), hasNoColon: group.hasNoColon }),
  )
  await db.transaction().execute(async (tx) => {
    const logged: ValueChange[] = []
    for (const change of parsed.sort((one, other) => (one.source < other.source ? -1 : 1))) {
      if (change.seen === change.value) continue
      if (!(await writePhrase(tx, { language, now: by.now }, change))) throw changedMeanwhile(change.source)
      logged.push(entry(change, `${group.group}[${beginningOf(change.source)}].${language}`))
    }
    await recordAudit(tx, SHARED_SUBJECT, logged, by)
    if (logged.length > 0) await group.onChange?.(tx, by.now)
  })
  cache.changed(translationTag(language, 'phrases'))
  if (group.onChange && (await reloadIdentity())) cache.changed(SETTINGS)
}

interface TranslatedRecord {
  kind: TranslatableKind
  id: number
  language: Language
}

/** Returns the change that stores a slug for a title without one, or removes the slug of a removed title. */
async function derivedSlug(
  tx: Database,
  { kind, id, language }: TranslatedRecord,
  texts: readonly TextToTranslate[],
  changes: readonly (NewTranslation & { field: string })[],
): Promise<(NewTranslation & { field: string })[]> {
  const changeOf = (name: string) => changes.find(({ field }) => field === name)
  const after = (name: string) => changeOf(name)?.value ?? texts.find(({ field }) => field === name)?.value ?? ''
  const isConcerned = changeOf('title') !== undefined || changeOf(SLUG) !== undefined
  if (!isConcerned || kind.kind === 'home_section') return []
  const seen = changeOf(SLUG)?.seen ?? texts.find(({ field }) => field === SLUG)?.value ?? ''
  if (after('title') === '') return changeOf(SLUG) || seen === '' ? [] : [{ field: SLUG, seen, value: '' }]
  if (after(SLUG) !== '') return []
  const value = await slugOfTitle(tx, kind.kind, { id, language }, after('title'))
  return value === undefined ? [] : [{ field: SLUG, seen, value }]
}

const subjectOf = ({ kind }: TranslatableKind, id: number) => (kind === 'home_section' ? SHARED_SUBJECT : { kind, id })

const MAX_NAME = 80

/** Shortens a text, so that it names a field of the activity log. */
const beginningOf = (source: string) => (source.length > MAX_NAME ? `${source.slice(0, MAX_NAME).trim()}…` : source)

const entry = ({ seen, value }: NewTranslation, field: string): ValueChange => ({
  field,
  old: seen || null,
  new: value || null,
})

const changedMeanwhile = (name: string) =>
  refuse(`The translation of “${name}” was changed by someone else. Reload it and try again.`, 409)

interface FieldRules {
  max: number
  rows?: number | undefined
  hasNoColon?: true | undefined
  isSlug?: boolean
}

/** Returns the schema of translations of a field. */
export const translationRule = ({ max, rows, isSlug }: Pick<FieldRules, 'max' | 'rows' | 'isSlug'>) =>
  isSlug ? MaybeSlug : rows === undefined ? maybeLine(max) : maybeText(max)

const MaybeSlug = z.union([z.literal(''), Slug], 'Slug Must Be only Alphanumeric and -')

/** Parses the values by the rules of their fields. @throws Refusal with the errors by name */
function parseAll<Change extends NewTranslation>(
  changes: readonly Change[],
  nameOf: (change: Change) => string,
  rulesOf: (change: Change) => FieldRules | undefined,
): Change[] {
  const errors: ResponseErrors = {}
  const parsed = changes.map((change) => {
    const rules = rulesOf(change)
    const result = rules && translationRule(rules).safeParse(change.value)
    if (!result) errors[nameOf(change)] = ['There is no such field.']
    else if (!result.success) errors[nameOf(change)] = result.error.issues.map(({ message }) => message)
    else if (rules?.hasNoColon && result.data.includes(':')) errors[nameOf(change)] = [NO_COLON]
    return { ...change, value: result?.data ?? change.value }
  })
  if (Object.keys(errors).length > 0) throw refuseFields(errors)
  return parsed
}
