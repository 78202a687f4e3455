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
    summary: 'Export the catalogue as CSV, one row per variant',
    description: 'Cells that a spreadsheet would read as a formula start with an apostrophe, which an import removes.',
    tags,
    response: { 200: z.unknown() },
  },
  config: { allow: 'catalogue' },
})

export const beginImport = endpoint({
  method: 'POST',
  url: '/api/catalogue_imports/',
  schema: {
    summary: 'Upload a catalogue as CSV for a dry run (multipart)',
    description: 'The response comes at once. The dry run continues in the background and changes nothing.',
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
    summary: 'List imports, newest first',
    tags,
    querystring: PageQuery,
    response: { 200: pageOf(CatalogueImport) },
  },
  config: { allow: 'catalogue' },
})

export const readImport = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/:id/',
  schema: { summary: 'Get the progress of an import', tags, params: IdAddress, response: { 200: CatalogueImport } },
  config: { allow: 'catalogue', refreshesSession: false },
})

export const importedProducts = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/:id/products/',
  schema: {
    summary: 'List the changes and errors of an import, by product in the order of the file',
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
    summary: 'Export the lines of an import file that were not imported because of errors, with their errors',
    description:
      'Available for a week. Contains all lines of a product. The first column, `what_is_wrong`, is ignored by imports.',
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
    summary: 'Create the missing collections of an import file and repeat the dry run',
    description: 'They are published, not in the menu, and empty until the import runs.',
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
    summary: 'Run an import after its dry run; each product is imported completely or not at all',
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
    summary: 'Stop a running import',
    description:
      'Downloads end at once. Imported products remain; the rest can be imported later. An import that is not running is not changed.',
    tags,
    params: IdAddress,
    response: { 200: CatalogueImport },
  },
  config: { allow: 'catalogue' },
})
