import { createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { type Entry, openPromise } from 'yauzl'
import { OWN_FILE } from '../../../../server/start/private-folders.ts'
import { MAX_IMAGE_MB } from '../../products/fields/product-limits.contract.ts'
import { withoutSize } from '../pictures/picture-address.ts'

const MIB = 1024 * 1024
const MAX_ENTRIES = 20_000
/** The total uncompressed size. */
const MAX_UNPACKED = 4 * 1024 * MIB
/** Pictures hardly compress. A higher ratio indicates a ZIP bomb, except for small single-colour files. */
const MAX_RATIO = 100
const RATIO_FROM = MIB

/** An error message for the ZIP field. */
export class ZipError extends Error {}

/** The pictures of a ZIP by name. Names are compared but never used as file paths. */
export interface ZipPictures {
  /** Finds the file with a path that equals or ends with the name; 'many' if there are several. */
  find(name: string): Entry | 'many' | undefined
  /**
   * Finds the file that shares the longest path ending with an address, at least the name; 'many' if several do.
   */
  findAddress(path: readonly string[]): Entry | 'many' | undefined
  /** Unpacks a picture to a path. @throws if the ZIP is broken or its declared size is wrong */
  unpack(entry: Entry, path: string): Promise<void>
  close(): void
}

/**
 * Opens a ZIP and reads its directory without unpacking.
 * @throws ZipError if it is not a ZIP or cannot be unpacked safely
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
    const index = new ZipIndex(entries)
    return {
      find: (name) => index.find(name),
      findAddress: (path) => index.findAddress(path),
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
  if (isBomb) throw new ZipError('The compression ratio of a file in the ZIP is too high for a picture.')
  if (unpacked > MAX_UNPACKED)
    throw new ZipError(`Ensure the files in the ZIP have at most ${MAX_UNPACKED / MIB} MB together.`)
}

/** Excludes folders and files added by operating systems. */
function isPicture(entry: Entry): boolean {
  const isOwn = entry.fileName.startsWith('__MACOSX/') || /(^|\/)\./.test(entry.fileName)
  return !entry.fileName.endsWith('/') && !isOwn && entry.canDecodeFileData()
}

/** Finds ZIP files by path. */
class ZipIndex {
  readonly #byPath: ReadonlyMap<string, Entry>
  readonly #byName: ReadonlyMap<string, readonly Entry[]>

  constructor(entries: readonly Entry[]) {
    this.#byPath = new Map(entries.map((entry) => [plain(entry.fileName), entry]))
    this.#byName = Map.groupBy(entries, (entry) => segmentsOf(entry).at(-1) ?? '')
  }

  find(name: string): Entry | 'many' | undefined {
    const path = plain(name).split(/\//)
    return this.#byPath.get(plain(name)) ?? this.#withCommonEnd(path, path.length)
  }

  findAddress(path: readonly string[]): Entry | 'many' | undefined {
    const segments = path.map(plain)
    const name = segments.at(-1) ?? ''
    if (name === '') return undefined
    return this.#withCommonEnd(segments, 1) ?? this.#withCommonEnd([...segments.slice(0, -1), withoutSize(name)], 1)
  }

  /** @param least the minimum number of equal segments */
  #withCommonEnd(path: readonly string[], least: number): Entry | 'many' | undefined {
    const named = this.#byName.get(path.at(-1) ?? '') ?? []
    const scored = named.map((entry) => ({ entry, common: commonEnd(segmentsOf(entry), path) }))
    const most = Math.max(least, ...scored.map(({ common }) => common))
    const [best, other] = scored.filter(({ common }) => common === most)
    return other ? 'many' : best?.entry
  }
}

const segmentsOf = ({ fileName }: Entry) => plain(fileName).split(/\//)

/** Returns the number of equal segments at the end of two paths. */
function commonEnd(one: readonly string[], other: readonly string[]): number {
  const most = Math.min(one.length, other.length)
  for (let count = 0; count < most; count += 1) if (one.at(-1 - count) !== other.at(-1 - count)) return count
  return most
}

/** Operating systems normalise accents differently, and most ignore case. */
const plain = (name: string) => name.normalize('NFC').toLowerCase()

function asError(error: unknown): never {
  const isOfDisk =
    error instanceof Error && 'code' in error && typeof error.code === 'string' && /^E[A-Z]+$/.test(error.code)
  throw error instanceof ZipError || isOfDisk
    ? error
    : new ZipError('Upload a valid ZIP. The file you uploaded was either not a ZIP or a corrupted ZIP.')
}
