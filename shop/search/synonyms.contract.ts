import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { line } from '../../lib/fields.contract.ts'

const MAX_GROUPS = 500
const MAX_TERMS = 20
/** Queries are compared with synonyms in sequences of up to so many words. */
const MAX_WORDS = 3

const Term = line(60)
  .refine((term) => /[\p{L}\p{N}]/u.test(term), 'Not a valid string.')
  .refine((term) => term.split(/\s+/).length <= MAX_WORDS, `Ensure this field has no more than ${MAX_WORDS} words.`)

/** Terms that mean the same to a shopper: who looks for one finds all. */
const Group = z
  .array(Term)
  .min(2, 'Ensure this field has at least 2 elements.')
  .max(MAX_TERMS, `Ensure this field has no more than ${MAX_TERMS} elements.`)

const Synonyms = z.object({
  synonyms: z.array(Group).max(MAX_GROUPS, `Ensure this field has no more than ${MAX_GROUPS} elements.`),
})

export const listSynonyms = endpoint({
  method: 'GET',
  url: '/api/synonyms/',
  schema: { summary: 'The synonyms of the search', tags: ['Search'], response: { 200: Synonyms } },
  config: { allow: 'staff' },
})

export const replaceSynonyms = endpoint({
  method: 'PUT',
  url: '/api/synonyms/',
  schema: {
    summary: 'Replace all synonyms of the search',
    tags: ['Search'],
    body: Synonyms,
    response: { 200: Synonyms },
  },
  config: { allow: 'staff' },
})
