import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress, Integer } from '../../../../lib/fields.contract.ts'
import { Terms } from './synonym-form.contract.ts'

/** A group of terms with the same meaning. */
export const Synonyms = z.object({ id: z.int(), terms: z.array(z.string()), version: z.int() })
export type Synonyms = z.infer<typeof Synonyms>

const tags = ['Search']
const Version = Integer.optional().describe(
  'version last read; refused (409) if it has changed since; absent: not checked',
)

export const listSynonyms = endpoint({
  method: 'GET',
  url: '/api/synonyms/',
  schema: {
    summary: 'List the synonym groups of the search, oldest first',
    tags,
    response: { 200: z.object({ synonyms: z.array(Synonyms) }) },
  },
  config: { allow: 'catalogue' },
})

export const addSynonyms = endpoint({
  method: 'POST',
  url: '/api/synonyms/',
  schema: {
    summary: 'Create a synonym group; a search for one word finds all',
    tags,
    body: z.object({ terms: Terms }),
    response: { 201: Synonyms },
  },
  config: { allow: 'catalogue' },
})

export const changeSynonyms = endpoint({
  method: 'PUT',
  url: '/api/synonyms/:id/',
  schema: {
    summary: 'Replace the words of a synonym group',
    tags,
    params: IdAddress,
    body: z.object({ terms: Terms, version: Version }),
    response: { 200: Synonyms },
  },
  config: { allow: 'catalogue' },
})

export const removeSynonyms = endpoint({
  method: 'DELETE',
  url: '/api/synonyms/:id/',
  schema: {
    summary: 'Delete a synonym group',
    tags,
    params: IdAddress,
    querystring: z.object({ version: Version }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'catalogue' },
})
