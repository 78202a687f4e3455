import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { LeftOut } from './left-out.server.ts'
import type { Charset } from './look-at-file.server.ts'
import type { UntakenColumn } from './untaken-columns.server.ts'

/** What staff must know of how a file was read, before they let it in. */
export interface ReadingNotes {
  encoding: Charset
  untaken: readonly UntakenColumn[]
  leftOut: readonly LeftOut[]
  /** Collections that could be made, each with how many products belong there. */
  missing: readonly { names: readonly string[]; products: number }[]
  /** Products that cannot be ordered yet, and their manufacturers without contact details. */
  unreachable: { products: number; names: readonly string[] }
}

const NOTHING_ODD: ReadingNotes = {
  ...{ encoding: 'utf-8', untaken: [], leftOut: [], missing: [] },
  unreachable: { products: 0, names: [] },
}

export const importsFolder = (dataDir: string) => join(dataDir, 'imports')

// Beside the ZIP, which an import needs as well: every process of a shop reads there.
const pathOf = (dataDir: string, importId: number) => join(importsFolder(dataDir), `${importId}.json`)

/** Keeps the notes for as long as the import is known; nothing when there is nothing to say. They are there as a whole or not at all. */
export async function keepReadingNotes(dataDir: string, importId: number, notes: ReadingNotes): Promise<void> {
  const { encoding, unreachable, ...lists } = notes
  const path = pathOf(dataDir, importId)
  // Of a file that was read once before, something else may have been said.
  const isUsual = encoding === NOTHING_ODD.encoding && unreachable.products === 0
  if (isUsual && Object.values(lists).every(({ length }) => length === 0)) return rm(path, { force: true })
  await writeFile(`${path}.part`, JSON.stringify(notes), { mode: 0o600 })
  await rename(`${path}.part`, path)
}

export async function readReadingNotes(dataDir: string, importId: number): Promise<ReadingNotes> {
  try {
    // Notes that an older version kept say less.
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
