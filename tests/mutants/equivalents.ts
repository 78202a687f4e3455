import type { Mutant } from './mutants-of.ts'

/** A mutant that nobody could tell from the sound source by what the shop does. Found by its file and its lines, wherever they stand. */
interface Equivalent extends Pick<Mutant, 'path' | 'before' | 'after'> {
  why: string
}

export const EQUIVALENTS: Equivalent[] = [
  {
    path: 'shop/catalog/products/write/write-product.server.ts',
    before: 'if (wanted.length === 0) return []',
    after: ';',
    why: 'Nothing is written either way; some statements more find nothing to write.',
  },
  {
    path: 'shop/core/auth/report-old-emails.server.ts',
    before: 'const accounts = rows[0]?.accounts ?? 0',
    after: 'const accounts = rows[0].accounts ?? 0',
    why: 'A count always has a row.',
  },
  {
    path: 'server/db/backup-lock.ts',
    before: 'return rows[0]?.taken === true',
    after: 'return rows[0].taken === true',
    why: 'A select without a table always has a row.',
  },
  {
    path: 'shop/catalog/import-export/file/store-files.server.ts',
    before: 'const entry = zip?.find(file)',
    after: 'const entry = zip.find(file)',
    why: 'Without a ZIP each picture that a file names is an error, so no plan that is written names one.',
  },
]

export function equivalentOf({ path, before, after }: Mutant): Equivalent | undefined {
  return EQUIVALENTS.find((one) => one.path === path && one.before === before && one.after === after)
}
