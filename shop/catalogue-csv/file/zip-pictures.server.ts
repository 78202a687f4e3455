import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { OWN_FILE } from '../../../server/start/private-folders.ts'
import { MAX_IMAGE_MB } from '../../product-editing/fields/product-limits.contract.ts'

const MIB = 1024 * 1024
const MAX_ENTRIES = 20_000
/** Of all files together, unpacked. */
const MAX_UNPACKED = 4 * 1024 * MIB
/** Pictures are packed already: what shrinks more than this was made to. Small files of one colour may. */
const MAX_RATIO = 100
const RATIO_FROM = MIB

/** A sentence for the field of the ZIP. */
export class ZipError extends Error {}

/** The pictures of a ZIP by their names, which are compared and never used as paths. */
export interface ZipPictures {
  /** The one that a name or the end of a path means; 'many' when it means several. */
  find(name: string): Entry | 'many' | undefined
  /** Writes a picture to a path. @throws when the ZIP lies about it or is broken */
  unpack(entry: Entry, path: string): Promise<void>
  close(): void
}

/**
 * Opens a ZIP and reads what is in it, unpacking nothing yet.
 * @throws ZipError when it is none, or none that can be unpacked safely
 */
export async function openZip(path: string): Promise<ZipPictures> {
  const zip = await openPromise(path, { autoClose: false }).catch(asError)
  try {
    if (zip.entryCount > MAX_ENTRIES) throw new ZipError(`Ensure the ZIP has at most ${MAX_ENTRIES} files.`)
    const entries: Entry[] = []
    let unpacked = 0
    for await (const entry of zip.eachEntry()) {
      unpacked += entry.uncompressedSize
      refuseUnsafe(entry, unpacked)
      if (isPicture(entry)) entries.push(entry)
      if (entries.length > MAX_ENTRIES) throw new ZipError(`Ensure the ZIP has at most ${MAX_ENTRIES} files.`)
    }
    const byName = namesOf(entries)
    return {
      find: (name) => byName.get(plain(name)),
      async unpack(entry, target) {
        await pipeline(await zip.openReadStreamPromise(entry), createWriteStream(target, { mode: OWN_FILE }))
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return asError(error)
  }
}

export const isTooLarge = ({ uncompressedSize }: Entry) => uncompressedSize > MAX_IMAGE_MB * MIB

function refuseUnsafe({ uncompressedSize, compressedSize }: Entry, unpacked: number): void {
  const isBomb = uncompressedSize > RATIO_FROM && uncompressedSize > compressedSize * MAX_RATIO
  if (isBomb) throw new ZipError('A file in the ZIP is packed more tightly than any picture can be.')
  if (unpacked > MAX_UNPACKED)
    throw new ZipError(`Ensure the files in the ZIP have at most ${MAX_UNPACKED / MIB} MB together.`)
}

/** Folders, and what some systems add for themselves, are none. */
function isPicture(entry: Entry): boolean {
  const isOwn = entry.fileName.startsWith('__MACOSX/') || /(^|\/)\./.test(entry.fileName)
  return !entry.fileName.endsWith('/') && !isOwn && entry.canDecodeFileData()
}

/** Each entry under its whole path and under its bare name; a path is never meant by the bare name of another. */
function namesOf(entries: readonly Entry[]): Map<string, Entry | 'many'> {
  const names = new Map<string, Entry | 'many'>()
  for (const entry of entries) {
    const bare = plain(entry.fileName.slice(entry.fileName.lastIndexOf('/') + 1))
    names.set(bare, names.has(bare) ? 'many' : entry)
  }
  for (const entry of entries) if (entry.fileName.includes('/')) names.set(plain(entry.fileName), entry)
  return names
}

/** Systems write accents in two ways, and most do not tell letters by their case. */
const plain = (name: string) => name.normalize('NFC').toLowerCase()

function asError(error: unknown): never {
  const isOfDisk =
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
  throw error instanceof ZipError || isOfDisk
    ? error
    : new ZipError('Upload a valid ZIP. The file you uploaded was either not a ZIP or a corrupted ZIP.')
}
