import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, maybeLine } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'
import { LanguageName } from './language-name.contract.ts'

/** The kinds of records that are translated field by field. */
export const RECORD_KINDS = ['product', 'collection', 'content_page', 'home_section'] as const
export type RecordKind = (typeof RECORD_KINDS)[number]

/** The groups of short texts that are translated once for all records. */
export const PHRASE_GROUPS = [
  ...(['attribute_names', 'attribute_values', 'options'] as const),
  ...(['option_values', 'variants', 'pictures', 'menus', 'shop_texts', 'shipping', 'clauses'] as const),
] as const
export type PhraseGroupName = (typeof PHRASE_GROUPS)[number]
export type TranslatedKind = RecordKind | PhraseGroupName

const tags = ['Translations']
const language = LanguageName
const config = { allow: 'catalogue', scope: 'catalogue:read' } as const
const writes = { allow: 'catalogue', scope: 'catalogue:write' } as const

/** Maximum number of characters of a translation; each field has its own limit. */
const MAX_TRANSLATION = 60_000
/** Maximum number of texts in one request. */
const MAX_CHANGES = 60

const Filter = PageQuery.extend({
  q: maybeLine(100).optional().describe('a part of the title, or of the text'),
  missing: z.literal('true').optional().describe('only those without a complete translation'),
})

const Completeness = z.object({
  kind: z.enum([...RECORD_KINDS, ...PHRASE_GROUPS]),
  count: z.int().describe('number of records or texts'),
  missing: z.int().describe('number of those without a complete translation'),
})
export type Completeness = z.infer<typeof Completeness>

export const getTranslationState = endpoint({
  method: 'GET',
  url: '/api/translations/',
  schema: {
    summary: 'Count the records and texts without a translation, by language',
    tags,
    response: {
      200: z.object({
        source: z.string().describe('language in which the texts are written (BCP 47)'),
        languages: z
          .array(z.object({ language, kinds: z.array(Completeness) }))
          .describe('further languages of the shop; empty for a shop with one language'),
      }),
    },
  },
  config,
})

const TranslatedRecord = z.object({
  id: z.int(),
  name: z.string().describe('title in the language of the owner'),
  texts: z.int().describe('number of texts with content'),
  translated: z.int().describe('number of those with a translation'),
})
export type TranslatedRecord = z.infer<typeof TranslatedRecord>

export const listTranslatedRecords = endpoint({
  method: 'GET',
  url: '/api/translations/:language/:kind/',
  schema: {
    summary:
      'List the products, collections, pages or sections of the home page with the progress of their translation, newest first',
    tags,
    params: z.object({ language, kind: z.enum(RECORD_KINDS) }),
    querystring: Filter,
    response: { 200: pageOf(TranslatedRecord) },
  },
  config,
})

const TranslatedText = z.object({
  field: z.string(),
  source: z.string().describe('text of the owner'),
  value: z.string().describe('translation; empty without one, then the text of the owner is shown'),
  is_outdated: z.boolean().describe('whether the text of the owner has changed since it was translated'),
  max: z.int().describe('maximum length in characters'),
  rows: z.int().nullable().describe('initial rows of a text with line breaks; null for a single line'),
})
export type TranslatedText = z.infer<typeof TranslatedText>

const Record = z.object({
  id: z.int(),
  name: z.string().describe('title in the language of the owner'),
  source_language: z.string().describe('language of the owner’s texts (BCP 47)'),
  texts: z.array(TranslatedText).describe('texts with content'),
})
export type RecordToTranslate = z.infer<typeof Record>

const params = z.object({ language, kind: z.enum(RECORD_KINDS), id: z.string().regex(ID).transform(Number) })

export const getTranslation = endpoint({
  method: 'GET',
  url: '/api/translations/:language/:kind/:id/',
  schema: {
    summary: 'Get the texts of a record next to their translations',
    tags,
    params,
    response: { 200: Record },
  },
  config,
})

const Change = z.object({
  seen: z.string().max(MAX_TRANSLATION).default('').describe('translation that was read; 409 if it has changed since'),
  value: z.string().max(MAX_TRANSLATION).describe('new translation; empty to remove it'),
})

export const updateTranslation = endpoint({
  method: 'PATCH',
  url: '/api/translations/:language/:kind/:id/',
  schema: {
    summary: 'Update the translations of some fields of a record; other fields stay unchanged',
    description:
      'Each change names the translation that it replaces, so that translators of different fields or languages do not overwrite each other.',
    tags,
    params,
    body: z.object({ texts: z.array(Change.extend({ field: z.string().max(40) })).max(MAX_CHANGES) }),
    response: { 200: Record },
  },
  config: writes,
})

const Phrase = z.object({
  source: z.string(),
  value: z.string().describe('translation; empty without one'),
  max: z.int().describe('maximum length in characters'),
  rows: z.int().nullable().describe('initial rows of a text with line breaks; null for a single line'),
})
export type Phrase = z.infer<typeof Phrase>

export const listPhrases = endpoint({
  method: 'GET',
  url: '/api/phrases/:language/:group/',
  schema: {
    summary: 'List short texts that records share, such as option values, with their translations',
    tags,
    params: z.object({ language, group: z.enum(PHRASE_GROUPS) }),
    querystring: Filter,
    response: { 200: pageOf(Phrase) },
  },
  config,
})

export const updatePhrases = endpoint({
  method: 'PATCH',
  url: '/api/phrases/:language/:group/',
  schema: {
    summary: 'Update the translations of some short texts; each applies wherever the text is used',
    tags,
    params: z.object({ language, group: z.enum(PHRASE_GROUPS) }),
    body: z.object({
      phrases: z.array(Change.extend({ source: z.string().min(1).max(MAX_TRANSLATION) })).max(MAX_CHANGES),
    }),
    response: { 204: z.undefined() },
  },
  config: writes,
})
