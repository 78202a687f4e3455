import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress } from '../../../lib/fields.contract.ts'
import { PageQuery, pageOf } from '../../../lib/page-of.contract.ts'

export const MAX_CSV_MB = 50
export const MAX_ZIP_MB = 500

const tags = ['Staff']
const Line = z.int().describe('line number in the file, starting at 1')

/** The effect of an import on a product. Invalid products are not changed. */
const ImportAction = z.enum(['create', 'update', 'unchanged', 'invalid'])

/** The progress of a catalogue import. Counts are numbers of products. */
export const CatalogueImport = z.object({
  id: z.int(),
  file: z.string(),
  state: z
    .enum(['reading', 'refused', 'ready', 'running', 'done'])
    .describe(
      'reading: dry run in progress; refused: the file cannot be read; ready: dry run finished, import not started',
    ),
  interrupted: z.boolean().describe('whether its job ended early; an interrupted import can be run again to resume it'),
  stopped: z.boolean().describe('whether staff stopped the running import; it ends shortly or is already interrupted'),
  percent: z.int().min(0).max(100),
  refusal: z.object({ line: Line, reason: z.string() }).nullable(),
  encoding: z.enum(['utf-8', 'windows-1252']).describe('detected character encoding of the file'),
  untaken: z
    .array(z.object({ column: z.string(), rows: z.int() }))
    .describe('columns that are not imported, with the number of non-empty rows; available after the dry run'),
  left_out: z
    .array(
      z.object({
        column: z.string(),
        reason: z.string(),
        rows: z.int(),
        line: Line.describe('line of the first occurrence'),
      }),
    )
    .describe('values that are changed or not imported, by column and reason; available after the dry run'),
  missing_collections: z
    .array(
      z.object({
        names: z.array(z.string()).describe('titles of its ancestors, topmost first, and its own title last'),
        products: z.int(),
      }),
    )
    .describe('collections named in a Shopify or WooCommerce file that do not exist; available after the dry run'),
  not_orderable: z
    .object({ products: z.int(), makers: z.array(z.string()) })
    .describe(
      'products that cannot be ordered, with manufacturers lacking contact details; available after the dry run',
    ),
  pictures: z
    .object({
      wanted: z.int(),
      stored: z.int(),
      failed: z.int(),
      hosts: z
        .array(z.object({ host: z.string(), pictures: z.int() }))
        .describe('at most 20 hosts, most pictures first'),
    })
    .describe('pictures downloaded from the addresses in the file; each address counts once'),
  counts: z.object({
    create: z.int(),
    update: z.int(),
    unchanged: z.int(),
    invalid: z.int(),
    done: z.int(),
    failed: z.int(),
    noted: z.int().describe('products with notes, also included in the other counts'),
  }),
  time_created: z.iso.datetime(),
})
export type CatalogueImport = z.infer<typeof CatalogueImport>

const AtCell = z.object({
  line: Line,
  column: z.string().describe('column name; empty if the whole line is affected'),
  reason: z.string(),
})

/** The effect of an import on one product, field by field, with its errors. */
export const ImportedProduct = z.object({
  line: Line,
  slug: z.string(),
  title: z.string(),
  action: ImportAction,
  outcome: z.enum(['done', 'failed']).nullable().describe('null until the import has processed the product'),
  changed: z.array(
    z.object({
      field: z.string(),
      old: z.string().nullable(),
      new: z.string().nullable(),
      removed: z
        .object({ variants: z.int(), stock: z.int().describe('total stock of the removed variants') })
        .optional()
        .describe('only for the field "variants": number of removed variants and their stock'),
    }),
  ),
  errors: z.array(AtCell),
  notes: z.array(AtCell).describe('trimmed or omitted values and missing pictures, with the reason'),
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
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const beginImport = endpoint({
  method: 'POST',
  url: '/api/catalogue_imports/',
  schema: {
    summary: 'Upload a catalogue as CSV for a dry run (multipart)',
    description: 'The response comes at once. The dry run continues in the background and changes nothing.',
    tags,
    body: z.object({
      catalogue: z.file().describe('CSV in UTF-8 or Windows-1252, in the format of this shop, Shopify or WooCommerce'),
      pictures: z.file().optional().describe('ZIP file with the pictures that the CSV names'),
      file_name: z.string().optional(),
    }),
    response: { 201: CatalogueImport },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', upload: true },
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
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const readImport = endpoint({
  method: 'GET',
  url: '/api/catalogue_imports/:id/',
  schema: { summary: 'Get the progress of an import', tags, params: IdAddress, response: { 200: CatalogueImport } },
  config: { allow: 'catalogue', scope: 'catalogue:read', refreshesSession: false },
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
  config: { allow: 'catalogue', scope: 'catalogue:read', refreshesSession: false },
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
  config: { allow: 'catalogue', scope: 'catalogue:read' },
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
  config: { allow: 'catalogue', scope: 'catalogue:write' },
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
  config: { allow: 'catalogue', scope: 'catalogue:write' },
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
  config: { allow: 'catalogue', scope: 'catalogue:write' },
})
