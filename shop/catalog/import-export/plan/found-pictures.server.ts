import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Database } from '../../../../server/db/open.ts'
import { uploadsIn } from '../../../../server/http/read-form.ts'
import { MediaUnavailable } from '../../../../server/media/media.ts'
import { type DownloadSettings, refusalOfAddress } from '../../../../server/outgoing/download.ts'
import { OWN_FOLDER } from '../../../../server/start/private-folders.ts'
import { imagesFromUrls } from '../../../ui/images/images-store.server.ts'
import { checkPicture, PictureError } from '../../../ui/images/upload/receive-picture.server.ts'
import { invalidPk } from '../../products/fields/product-body.contract.ts'
import { MAX_IMAGE_MB, PRODUCT_ASPECT } from '../../products/fields/product-limits.contract.ts'
import { keyOfPicture } from '../file/picture-names.server.ts'
import type { Cell, SheetProduct } from '../file/sheet.server.ts'
import { isTooLarge, type ZipPictures } from '../file/zip-pictures.server.ts'
import { isAddress, normalizedAddress, pathOf } from '../pictures/picture-address.ts'
import { knownPictures } from '../run/export-rows.server.ts'
import type { PictureRef } from './plan.server.ts'

/** The picture that a cell refers to, or an error. */
export type FoundPicture = { picture: PictureRef } | { error: string }
/** @param present the keys of the product's current pictures, which are preferred */
export type FindPicture = (cell: Cell, present?: ReadonlySet<string>) => FoundPicture

/** Finds pictures in the shop, in the ZIP and at addresses. Each ZIP file is decoded once to validate it. */
export class PictureFinder {
  readonly #zip: ZipPictures | undefined
  readonly #db: Database
  readonly #dataDir: string
  readonly #ofFiles = new Map<string, FoundPicture>()
  readonly #downloads: DownloadSettings | undefined
  #folder: string | undefined

  /** @param downloads undefined if addresses are not downloaded */
  constructor(db: Database, dataDir: string, zip: ZipPictures | undefined, downloads?: DownloadSettings) {
    this.#db = db
    this.#dataDir = dataDir
    this.#zip = zip
    this.#downloads = downloads
  }

  /** Looks up the pictures of some products in advance. The returned function is synchronous. */
  findAll(products: readonly SheetProduct[]): Promise<FindPicture> {
    return this.findNamed(products.flatMap(pictureCells))
  }

  /** Looks up the pictures of some cells in advance. */
  async findNamed(cells: readonly Cell[]): Promise<FindPicture> {
    const names = new Set(cells.map(({ text }) => text.trim()))
    const keys = [...names].flatMap((name) => keyOfPicture(name) ?? [])
    const known = keys.length === 0 ? new Set() : await knownPictures(this.#db, keys)
    const addresses = [...names].filter((name) => this.#downloads && isAddress(name))
    const imported = await imagesFromUrls(
      this.#db,
      addresses.flatMap((address) => normalizedAddress(address)?.href ?? []),
    )
    for (const name of names) if (keyOfPicture(name) === undefined && name !== '') await this.#inZip(name)
    return ({ text, line, column }, present) => {
      const name = text.trim()
      const key = keyOfPicture(name)
      if (key !== undefined) return known.has(key) ? { picture: { key } } : { error: invalidPk(key) }
      const inZip = this.#ofFiles.get(name) ?? { error: 'No file was submitted.' }
      if (!this.#downloads || !isAddress(name)) return inZip
      return this.#atAddress(name, inZip, bestOf(imported, present), { line, column })
    }
  }

  /** A ZIP file takes precedence, then a picture imported from the address before. Other addresses are downloaded. */
  #atAddress(
    name: string,
    inZip: FoundPicture,
    importedKey: (url: string) => string | undefined,
    at: Pick<Cell, 'line' | 'column'>,
  ): FoundPicture {
    const url = normalizedAddress(name)
    if (!url) return { error: 'This is not a valid address.' }
    const from = { url: url.href, ...at }
    if ('picture' in inZip && 'file' in inZip.picture) return { picture: { file: inZip.picture.file, from } }
    const key = importedKey(url.href)
    if (key !== undefined) return { picture: { key } }
    const error = refusalOfAddress(url.href, this.#downloads)
    return error === undefined ? { picture: { download: from } } : { error }
  }

  async #inZip(name: string): Promise<void> {
    if (this.#ofFiles.has(name)) return
    const entry = isAddress(name) ? this.#zip?.findAddress(pathOf(name)) : this.#zip?.find(name)
    if (entry === undefined) return this.#report(name, { error: this.#zip ? `The ZIP has no "${name}".` : NO_ZIP })
    if (entry === 'many')
      return this.#report(name, { error: `The ZIP has more than one "${name}". Name its folder too.` })
    if (entry.uncompressedSize === 0) return this.#report(name, { error: 'The submitted file is empty.' })
    if (isTooLarge(entry)) return this.#report(name, { error: `Ensure the file is at most ${MAX_IMAGE_MB} MB.` })
    // Another path may refer to the same file.
    const before = this.#ofFiles.get(entry.fileName)
    if (before) return this.#report(name, before)
    const error = await this.#check(entry)
    const found = error === undefined ? { picture: { file: entry.fileName } } : { error }
    this.#report(name, found)
    this.#report(entry.fileName, found)
  }

  #report(name: string, found: FoundPicture): void {
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

  /** Removes the files unpacked for validation. */
  async clear(): Promise<void> {
    if (this.#folder) await rm(this.#folder, { recursive: true, force: true })
  }
}

/** Returns the message for an invalid picture. @throws storage errors */
export function errorOf(error: unknown): string {
  if (error instanceof PictureError) return error.message
  // Disk errors have a `syscall`; zlib errors of broken files do not.
  if (error instanceof MediaUnavailable || (error instanceof Error && 'syscall' in error)) throw error
  return 'Upload a valid image. The file you uploaded was either not an image or a corrupted image.'
}

/** Of several pictures imported from one address: the product's current one, otherwise the newest. */
const bestOf =
  (imported: ReadonlyMap<string, readonly string[]>, present: ReadonlySet<string> | undefined) => (url: string) => {
    const keys = imported.get(url) ?? []
    return keys.find((key) => present?.has(key)) ?? keys[0]
  }

const NO_ZIP = 'No ZIP was uploaded. Upload the pictures of this file as a ZIP.'

export function pictureCells({ thumbnail, variants = [] }: SheetProduct): Cell[] {
  return [...(thumbnail ? [thumbnail] : []), ...variants.flatMap(({ images = [] }) => images)]
}
