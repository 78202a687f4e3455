import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { maybeLine, text } from '../../../../lib/fields.contract.ts'
import { Version } from '../../../core/admin-kit/resource/resource.contract.ts'
import { Translated } from '../../../core/translations/source-texts.contract.ts'
import { MarkdownBlock } from '../../../ui/markdown/markdown.contract.ts'
import { CLAUSE_SECTIONS } from './clause-sections.contract.ts'

export const MAX_CLAUSES = 50
export const MAX_CLAUSE_TITLE = 120
const MAX_CLAUSE_TEXT = 20_000
/** Maximum length of the titles and texts of all clauses together, in characters. */
export const MAX_TERMS_TEXT = 200_000
/**
 * Maximum size of a draft's request body, in bytes: 4 for each character of the longest clauses, so that their sum is
 * refused with its own message. The largest allowed draft fits also with each character escaped in JSON (12 bytes).
 */
export const MAX_DRAFT_BYTES = MAX_CLAUSES * 4 * (MAX_CLAUSE_TEXT + 1_000)
const tags = ['Settings']

/** Without a title, a clause after the generated ones would read as a part of the last one. */
export const NEEDS_TITLE = 'A clause after the generated text needs a title.'

const WrittenClause = z
  .object({
    section: z.enum(CLAUSE_SECTIONS).describe('anchor of a generated section; `own`: a separate section'),
    place: z.enum(['before', 'after']).describe('relative to the generated clauses of the section'),
    title: maybeLine(MAX_CLAUSE_TITLE).describe('may be empty before the generated clauses of a section'),
    text: text(1, MAX_CLAUSE_TEXT).describe('Markdown'),
  })
  .refine(({ section, title }) => section !== 'own' || title !== '', {
    path: ['title'],
    error: 'A section of its own needs a title.',
  })

/** The form of one clause. */
export const ClauseForm = WrittenClause.refine((clause) => !isUntitledAfter(clause), {
  path: ['title'],
  error: NEEDS_TITLE,
})

/** Returns whether a clause without a title comes after the generated ones. Earlier versions may have such clauses. */
export const isUntitledAfter = ({ section, place, title }: z.infer<typeof WrittenClause>): boolean =>
  section !== 'own' && place === 'after' && title === ''

const Clause = WrittenClause.safeExtend({
  id: z.uuid().describe('chosen by the client; stays while the clause is edited'),
})
const ClauseResponse = z.object({
  id: z.string(),
  section: z.enum(CLAUSE_SECTIONS),
  place: z.enum(['before', 'after']),
  title: z.string(),
  text: z.string().describe('Markdown'),
  blocks: z.array(MarkdownBlock).describe('the parsed text'),
})
export type ClauseResponse = z.infer<typeof ClauseResponse>

const VersionSummary = z.object({
  number: z.int(),
  time_published: z.iso.datetime(),
  by: z.string().describe('name of the staff member at that time'),
  clauses: z.int().describe('number of own clauses'),
})
export type VersionSummary = z.infer<typeof VersionSummary>

const Draft = z.object({
  version: z.int(),
  is_changed: z.boolean().describe('whether it differs from the published version'),
  changed_by: z.string().describe('name of the staff member; empty if never changed'),
  time_changed: z.iso.datetime().nullable(),
  clauses: z.array(ClauseResponse),
})
export type TermsDraft = z.infer<typeof Draft>

export const getOwnTerms = endpoint({
  method: 'GET',
  url: '/api/terms/own/',
  schema: {
    summary: 'Get the draft of the own clauses and the published versions, newest first',
    tags,
    response: { 200: z.object({ draft: Draft, versions: z.array(VersionSummary) }) },
  },
  config: { allow: 'owner' },
})
export type OwnTerms = z.infer<(typeof getOwnTerms)['schema']['response'][200]>

export const saveOwnTermsDraft = endpoint({
  method: 'PUT',
  url: '/api/terms/own/draft/',
  schema: {
    summary: 'Replace the draft of the own clauses',
    description: `The list is complete and in order. Customers see it after it is published. Titles and texts have at most ${MAX_TERMS_TEXT} characters together.`,
    tags,
    body: z.object({
      version: Version,
      clauses: z.array(Clause).max(MAX_CLAUSES, `You can write at most ${MAX_CLAUSES} clauses.`),
    }),
    response: { 200: Draft },
  },
  config: { allow: 'owner' },
})

export const publishOwnTerms = endpoint({
  method: 'POST',
  url: '/api/terms/own/versions/',
  schema: {
    summary: 'Publish the draft as the next version of the own clauses',
    description: 'A published version never changes. Orders from now on agree to it.',
    tags,
    body: z.object({ version: Version }),
    response: { 201: VersionSummary },
  },
  config: { allow: 'owner' },
})

export const getOwnTermsVersion = endpoint({
  method: 'GET',
  url: '/api/terms/own/versions/:number/',
  schema: {
    summary: 'Get a published version of the own clauses',
    tags,
    params: z.object({
      number: z
        .string()
        .regex(/^[1-9]\d{0,8}$/)
        .transform(Number),
    }),
    response: { 200: VersionSummary.omit({ clauses: true }).extend({ clauses: z.array(ClauseResponse) }) },
  },
  config: { allow: 'owner' },
})

export const getCurrentOwnTerms = endpoint({
  method: 'GET',
  url: '/api/terms/',
  schema: {
    summary: 'Get the published own clauses of the terms',
    description: 'The generated clauses are not included.',
    tags,
    response: {
      200: z.object({
        number: z.int().nullable().describe('null if no version was published'),
        published_on: z.iso.date().nullable().describe('day in the time zone of the shop'),
        clauses: z.array(ClauseResponse.omit({ text: true }).extend({ translated: Translated })),
      }),
    },
  },
  config: { allow: 'anyone', cached: true },
})
