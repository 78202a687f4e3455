import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../server/db/open.ts'
import { uploadsIn } from '../../../server/http/read-form.ts'
import { MediaUnavailable } from '../../../server/media/media.ts'
import { OWN_FOLDER } from '../../../server/start/private-folders.ts'
import { checkPicture, PictureError } from '../../images/upload/receive-picture.server.ts'
import { invalidPk } from '../../product-editing/fields/product-body.contract.ts'
import { MAX_IMAGE_MB, PRODUCT_ASPECT } from '../../product-editing/fields/product-limits.contract.ts'
import { keyOfPicture } from '../file/picture-names.server.ts'
import type { Cell, SheetProduct } from '../file/sheet.server.ts'
import { isTooLarge, type ZipPictures } from '../file/zip-pictures.server.ts'
import { knownPictures } from '../run/export-rows.server.ts'
import type { PictureRef } from './plan.server.ts'

/** What a cell that names a picture means, or what is wrong with it. */
export type FoundPicture = { picture: PictureRef } | { error: string }
export type FindPicture = (cell: Cell) => FoundPicture

/** Looks for pictures among those of the shop and in the ZIP. Each file of the ZIP is looked at once, to the last pixel. */
export class PictureFinder {
  readonly #zip: ZipPictures | undefined
  readonly #db: Database
  readonly #dataDir: string
  readonly #ofFiles = new Map<string, FoundPicture>()
  #folder: string | undefined

  constructor(db: Database, dataDir: string, zip: ZipPictures | undefined) {
    this.#db = db
    this.#dataDir = dataDir
    this.#zip = zip
  }

  /** Finds all that some products name, so that they can then be told in the midst of other work. */
  findAll(products: readonly SheetProduct[]): Promise<FindPicture> {
    return this.findNamed(products.flatMap(pictureCells))
  }

  /** Finds all that some cells name. */
  async findNamed(cells: readonly Cell[]): Promise<FindPicture> {
    const names = new Set(cells.map(({ text }) => text.trim()))
    const keys = [...names].flatMap((name) => keyOfPicture(name) ?? [])
    const known = keys.length === 0 ? new Set() : await knownPictures(this.#db, keys)
    for (const name of names) if (keyOfPicture(name) === undefined && name !== '') await this.#inZip(name)
    return ({ text }) => {
      const name = text.trim()
      const key = keyOfPicture(name)
      if (key === undefined) return this.#ofFiles.get(name) ?? { error: 'No file was submitted.' }
      return known.has(key) ? { picture: { key } } : { error: invalidPk(key) }
    }
  }

  async #inZip(name: string): Promise<void> {
    if (this.#ofFiles.has(name)) return
    const entry = this.#zip?.find(name)
    if (entry === undefined) return this.#tell(name, { error: `The ZIP has no "${name}".` })
    if (entry === 'many')
      return this.#tell(name, { error: `The ZIP has more than one "${name}". Name its folder too.` })
    if (entry.uncompressedSize === 0) return this.#tell(name, { error: 'The submitted file is empty.' })
    if (isTooLarge(entry)) return this.#tell(name, { error: `Ensure the file is at most ${MAX_IMAGE_MB} MB.` })
    // The same file may be meant by its path elsewhere.
    const before = this.#ofFiles.get(entry.fileName)
    if (before) return this.#tell(name, before)
    const error = await this.#check(entry)
    const found = error === undefined ? { picture: { file: entry.fileName } } : { error }
    this.#tell(name, found)
    this.#tell(entry.fileName, found)
  }

  #tell(name: string, found: FoundPicture): void {
    this.#ofFiles.set(name, found)
  }

  async #check(entry: Parameters<ZipPictures['unpack']>[0]): Promise<string | undefined> {
    const path = join(await this.#place(), 'picture')
    try {
      await this.#zip?.unpack(entry, path)
      await checkPicture({ path, crop: undefined, aspect: PRODUCT_ASPECT })
      return undefined
    } catch (error) {
      return errorOf(error)
    }
  }

  async #place(): Promise<string> {
    await mkdir(uploadsIn(this.#dataDir), { recursive: true, mode: OWN_FOLDER })
    this.#folder ??= await mkdtemp(join(uploadsIn(this.#dataDir), 'import-'))
    return this.#folder
  }

  /** Removes what was unpacked to be looked at. */
  async clear(): Promise<void> {
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Returns the sentence for a picture that could not be unpacked or is none. @throws what the disk or the store did wrong */
export function errorOf(error: unknown): string {
  if (error instanceof PictureError) return error.message
  // The disk says so by a code of its own, and so does zlib of broken files.
  if (error instanceof MediaUnavailable || (error instanceof Error && 'syscall' in error)) throw error
  return 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
}

function pictureCells({ thumbnail, variants = [] }: SheetProduct): Cell[] {
  return [...(thumbnail ? [thumbnail] : []), ...variants.flatMap(({ images = [] }) => images)]
}
