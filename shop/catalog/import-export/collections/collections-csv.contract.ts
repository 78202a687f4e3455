import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

export const MAX_COLLECTIONS_MB = 20
export const MAX_COLLECTION_PICTURES_MB = 200
/** All renditions are created during the request, so the number of pictures is limited. */
export const MAX_COLLECTION_PICTURES = 50
/** Maximum number of changed collections. Other edits wait for the lock while they are written, a few seconds. */
export const MAX_CHANGED = 2000
/** Maximum number of products in all changed collections together. */
export const MAX_COLLECTION_PRODUCTS = 20_000
/** Maximum number of changed or invalid rows in the response. */
export const MAX_LISTED = 500

/** The effect of a file on one collection, field by field, or its errors. */
export const CollectionOfFile = z.object({
  line: z.int().describe('line number in the file, starting at 1'),
  slug: z.string(),
  title: z.string(),
  action: z.enum(['create', 'update', 'unchanged', 'invalid']),
  changed: z.array(z.object({ field: z.string(), old: z.string().nullable(), new: z.string().nullable() })),
  errors: z.array(
    z.object({
      line: z.int(),
      column: z.string().describe('column name; empty if the whole line is affected'),
      reason: z.string(),
    }),
  ),
})
export type CollectionOfFile = z.infer<typeof CollectionOfFile>

/** The result of an import or dry run of collections. */
export const CollectionsOfFile = z.object({
  done: z.boolean().describe('whether the changes were applied; false after a dry run'),
  seen: z.string().describe('token of the planned changes; send it with the same file to apply them'),
  counts: z.object({ create: z.int(), update: z.int(), unchanged: z.int(), invalid: z.int() }),
  untaken: z.array(z.string()).describe('columns of the file that are not imported'),
  rows: z
    .array(CollectionOfFile)
    .describe(`rows with changes or errors, those with errors first; at most ${MAX_LISTED}`),
  wrong_lines: z
    .string()
    .describe('CSV of the lines with errors; the first column contains the errors; empty if there are none'),
})
export type CollectionsOfFile = z.infer<typeof CollectionsOfFile>

const tags = ['Collections']

export const exportCollections = endpoint({
  method: 'GET',
  url: '/api/collections.csv',
  schema: {
    summary: 'Export all collections as CSV, in the order of the tree',
    description: 'With their rules, or their products in their order.',
    tags,
    response: { 200: z.unknown() },
  },
  config: { allow: 'catalogue', scope: 'catalogue:read' },
})

export const importCollections = endpoint({
  method: 'POST',
  url: '/api/collection_imports/',
  schema: {
    summary: 'Import collections from CSV, or do a dry run (multipart)',
    description:
      'Nothing is changed without `seen`, or if the result would now differ from the dry run. Collections outside the file are not changed, and rows with errors are skipped.',
    tags,
    body: z.object({
      collections: z.file().describe('CSV in UTF-8 or Windows-1252, in the format of the export'),
      pictures: z
        .file()
        .optional()
        .describe('ZIP file with the pictures that the CSV names and the shop does not have'),
      seen: z.string().max(100).optional().describe('`seen` of the dry run; absent: dry run'),
    }),
    response: { 200: CollectionsOfFile },
  },
  config: { allow: 'catalogue', scope: 'catalogue:write', upload: true, creates: true },
})
