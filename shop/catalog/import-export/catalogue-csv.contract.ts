import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'

export const MAX_CSV_MB = 50
export const MAX_ZIP_MB = 500

const tags = ['Staff']
const Line = z.int().describe('as a text editor counts, from 1')

/** The effect of an import on a product. Invalid products are not changed. */
const ImportAction = z.enum(['create', 'update', 'unchanged', 'invalid'])

/** The progress of a catalogue import. Counts are numbers of products. */
export const CatalogueImport = z.object({
  id: z.int(),
  file: z.string(),
  state: z
    .enum(['reading', 'refused', 'ready', 'running', 'done'])
    .describe('reading: the dry run goes on; ready: it waits to be run; refused: the file cannot be read'),
  interrupted: z.boolean().describe('nobody works on it any more; one that was running can be run on'),
  stopped: z.boolean().describe('staff stopped it while it ran; it ends soon, or is interrupted already'),
  percent: z.int().min(0).max(100),
  refusal: z.object({ line: Line, reason: z.string() }).nullable(),
  encoding: z.enum(['utf-8', 'windows-1252']).describe('how the letters of the file were read'),
  untaken: z
    .array(z.object({ column: z.string(), rows: z.int() }))
    .describe(
      'columns of the file that are not imported, and how many rows hold something there; known when the dry run is over',
    ),
  left_out: z
    .array(z.object({ column: z.string(), reason: z.string(), rows: z.int(), line: Line.describe('of the first') }))
    .describe('values that do not come along as they are, by column and reason; known when the dry run is over'),
  missing_collections: z
    .array(z.object({ names: z.array(z.string()).describe('from the top, its own last'), products: z.int() }))
    .describe('collections that the file of another shop names and that there are not; known when the dry run is over'),
  not_orderable: z
    .object({ products: z.int(), makers: z.array(z.string()) })
    .describe(
      'products that cannot be ordered yet, and their manufacturers without contact details; known when the dry run is over',
    ),
  pictures: z
    .object({
      wanted: z.int(),
      stored: z.int(),
      failed: z.int(),
      hosts: z.array(z.object({ host: z.string(), pictures: z.int() })).describe('at most 20, by their pictures'),
    })
    .describe('pictures that are downloaded from the addresses in the file, each address once'),
  counts: z.object({
    create: z.int(),
    update: z.int(),
    unchanged: z.int(),
    invalid: z.int(),
    done: z.int(),
    failed: z.int(),
    noted: z.int().describe('of all: those with notes'),
  }),
  time_created: z.iso.datetime(),
})
export type CatalogueImport = z.infer<typeof CatalogueImport>

const AtCell = z.object({ line: Line, column: z.string().describe('empty for the whole line'), reason: z.string() })

/** The effect of an import on one product, field by field, with its errors. */
export const ImportedProduct = z.object({
  line: Line,
  slug: z.string(),
  title: z.string(),
  action: ImportAction,
  outcome: z.enum(['done', 'failed']).nullable().describe('null while nothing was tried'),
  changed: z.array(
    z.object({
      field: z.string(),
      old: z.string().nullable(),
      new: z.string().nullable(),
      removed: z
        .object({ variants: z.int(), stock: z.int().describe('pieces of them that are there') })
        .optional()
        .describe('with the field "variants": what disappears'),
    }),
  ),
  errors: z.array(AtCell),
  notes: z
    .array(AtCell)
    .describe('values of its rows that are trimmed or omitted and pictures that are missing, and why'),
})
export type ImportedProduct = z.infer<typeof ImportedProduct>

/** The products of an import to list. */
export const ImportFilter = z.enum([...ImportAction.options, 'failed', 'noted'])
export type ImportFilter = z.infer<typeof ImportFilter>

export const exportCatalogue = endpoint({
  method: 'GET',
  url: '/api/catalogue.csv',
  schema: {
    summary: 'The whole catalogue as CSV, one row a variant',
    description:
      'Cells that programs for tables would take for a formula begin with an apostrophe, which an import takes away again.',
    tags,
    response: { 200: z.unknown() },
  },
  config: { allow: 'catalogue' },
})

export const beginImport = endpoint({
  method: 'POST',
  url: '/api/catalogue_imports/',
  schema: {
    summary: 'Bring a catalogue as CSV and see what it would change (multipart)',
    description: 'The answer comes at once; the dry run goes on and changes nothing.',
    tags,
    body: z.object({
      catalogue: z.file().describe("CSV in UTF-8 or Windows-1252, the shop's own, Shopify's or WooCommerce's"),
      pictures: z.file().optional().describe('ZIP'),
      file_name: z.string().optional(),
    }),
    response: { 201: CatalogueImport },
  },
  config: { allow: 'catalogue', upload: true },
})

export const listImports = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/',
  schema: {
    summary: 'Imports, the newest first',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(CatalogueImport) },
  },
  config: { allow: 'catalogue' },
})

export const readImport = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/:id/',
  schema: { summary: 'How far an import is', tags, params: IdAddress, response: { 200: CatalogueImport } },
  config: { allow: 'catalogue', refreshesSession: false },
})

export const importedProducts = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/:id/products/',
  schema: {
    summary: 'What an import changes and what is wrong, product by product in the order of the file',
    tags,
    params: IdAddress,
    querystring: PageQuery.extend({ only: ImportFilter.optional() }),
    response: { 200: pageOf(ImportedProduct) },
  },
  config: { allow: 'catalogue', refreshesSession: false },
})

export const exportWrongLines = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/:id/wrong_lines.csv',
  schema: {
    summary:
      'The lines of a file that were not imported because something is wrong, as they were sent, each with what that is',
    description:
      'For a week. All lines of a product come, the column `what_is_wrong` stands before them, and an import does not read it.',
    tags,
    params: IdAddress,
    response: { 200: z.unknown() },
  },
  config: { allow: 'catalogue' },
})

export const makeCollections = endpoint({
  method: 'POST',
  url: '/api/catalogue_imports/:id/collections/',
  schema: {
    summary: 'Make the collections that a file names and that there are not, and read the file once more',
    description: 'They are published and stand in no menu. Until the import is run they are empty.',
    tags,
    params: IdAddress,
    response: { 200: CatalogueImport },
  },
  config: { allow: 'catalogue' },
})

export const runImport = endpoint({
  method: 'POST',
  url: '/api/catalogue_imports/:id/run/',
  schema: {
    summary: 'Write what the dry run has shown, each product all or nothing',
    tags,
    params: IdAddress,
    response: { 200: CatalogueImport },
  },
  config: { allow: 'catalogue' },
})

export const stopImport = endpoint({
  method: 'POST',
  url: '/api/catalogue_imports/:id/stop/',
  schema: {
    summary: 'Stop an import that runs',
    description:
      'Downloads end at once. Products that were written stay; the rest can be imported later. An import that does not run stays as it is.',
    tags,
    params: IdAddress,
    response: { 200: CatalogueImport },
  },
  config: { allow: 'catalogue' },
})
