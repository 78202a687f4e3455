import { readFile } from 'node:fs/promises'
import type { WorkFiles } from '../../../../server/media/media.ts'
import type { CatalogueImport } from '../catalogue-csv.contract.ts'
import type { IgnoredColumn } from './ignored-columns.server.ts'
import type { Charset } from './inspect-file.server.ts'
import type { OmittedValue } from './omitted-values.server.ts'

/** Notes on how a file was read, shown before the import. */
export interface ReadingNotes {
  encoding: Charset
  untaken: readonly IgnoredColumn[]
  leftOut: readonly OmittedValue[]
  /** Collections that can be created, with the number of their products. */
  missing: readonly { names: readonly string[]; products: number }[]
  /** Products that cannot be ordered yet, and their manufacturers without contact details. */
  unreachable: { products: number; names: readonly string[] }
}

const NO_NOTES: ReadingNotes = {
  ...{ encoding: 'utf-8', untaken: [], leftOut: [], missing: [] },
  unreachable: { products: 0, names: [] },
}

/** The file in which earlier versions stored the notes. */
const formerFile = (importId: number) => `imports/${importId}.json`

/** @param stored the column `reading_notes` of the import */
export async function readReadingNotes(
  work: WorkFiles,
  { id, state, reading_notes: stored }: { id: number; state: CatalogueImport['state']; reading_notes: unknown },
): Promise<ReadingNotes> {
  if (stored) return stored as ReadingNotes
  // Notes are complete once the file was read.
  if (state === 'reading' || state === 'refused') return NO_NOTES
  return work.use(formerFile(id), async (path) => ({
    ...NO_NOTES,
    ...(path === undefined ? {} : (JSON.parse(await readFile(path, 'utf8')) as Partial<ReadingNotes>)),
  }))
}

/** Removes the notes that an earlier version stored. */
export const removeFormerNotes = (work: WorkFiles, importId: number): Promise<void> => work.remove(formerFile(importId))
