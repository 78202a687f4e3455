import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
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

const NOTHING_ODD: ReadingNotes = {
  ...{ encoding: 'utf-8', untaken: [], leftOut: [], missing: [] },
  unreachable: { products: 0, names: [] },
}

export const importsFolder = (dataDir: string) => join(dataDir, 'imports')

// Stored next to the uploaded files, which every process can read.
const pathOf = (dataDir: string, importId: number) => join(importsFolder(dataDir), `${importId}.json`)

/** Stores the notes atomically; removes them if there are none. */
export async function keepReadingNotes(dataDir: string, importId: number, notes: ReadingNotes): Promise<void> {
  const { encoding, unreachable, ...lists } = notes
  const path = pathOf(dataDir, importId)
  // An earlier reading of the same file may have left notes.
  const isUsual = encoding === NOTHING_ODD.encoding && unreachable.products === 0
  if (isUsual && Object.values(lists).every(({ length }) => length === 0)) return rm(path, { force: true })
  await writeFile(`${path}.part`, JSON.stringify(notes), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

export async function readReadingNotes(dataDir: string, importId: number): Promise<ReadingNotes> {
  try {
    // Notes written by an older version lack some fields.
    return {
      ...NOTHING_ODD,
      ...(JSON.parse(await readFile(pathOf(dataDir, importId), 'utf8')) as Partial<ReadingNotes>),
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    return NOTHING_ODD
  }
}

export async function removeReadingNotes(dataDir: string, importId: number): Promise<void> {
  const path = pathOf(dataDir, importId)
  await rm(path, { force: true })
  await rm(`${path}.part`, { force: true })
}
