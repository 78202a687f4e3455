import { expect } from 'vitest'
import {
  beginImport,
  type CatalogueImport,
  exportCatalogue,
  type ImportedProduct,
  type ImportFilter,
  importedProducts,
  readImport,
  runImport,
} from '../../shop/catalog/import-export/catalogue-csv.contract.ts'
import {
  type CollectionsOfFile,
  exportCollections,
  importCollections,
} from '../../shop/catalog/import-export/collections/collections-csv.contract.ts'
import type { Person, TestShop } from '../processes/open-shop.ts'

/** Brings a file to the shop and waits for the dry run. */
export async function bring(staff: Person, csv: string | Buffer, zip?: Buffer): Promise<CatalogueImport> {
  const { id } = await staff.api(beginImport, { body: sentFiles(csv, zip) })
  return settled(staff, id, ['ready', 'refused'])
}

/** Brings a file, lets it in, and waits until it is. */
export async function runImportOf(staff: Person, csv: string | Buffer, zip?: Buffer): Promise<CatalogueImport> {
  const { id } = await bring(staff, csv, zip)
  return finishImport(staff, id)
}

export async function finishImport(staff: Person, id: number): Promise<CatalogueImport> {
  await staff.api(runImport, { params: { id: String(id) } })
  return settled(staff, id, ['done'])
}

export function sentFiles(csv: string | Buffer, zip?: Buffer): FormData {
  const form = new FormData()
  form.set('file_name', 'things.csv')
  form.set('catalogue', new File([typeof csv === 'string' ? csv : new Uint8Array(csv)], 'things.csv'))
  if (zip) form.set('pictures', new File([new Uint8Array(zip)], 'pictures.zip'))
  return form
}

/** Waits until a file that is read once more is read. */
export const settledImport = (staff: Person, id: number) => settled(staff, id, ['ready', 'refused'])

async function settled(staff: Person, id: number, states: CatalogueImport['state'][]): Promise<CatalogueImport> {
  const read = () => staff.api(readImport, { params: { id: String(id) } })
  const isOver = async () => {
    const { state, interrupted } = await read()
    return interrupted || states.includes(state)
  }
  await expect.poll(isOver, { interval: 20, timeout: 60_000 }).toBe(true)
  const found = await read()
  // Nobody works on it any more: waiting on would only hide why.
  if (found.interrupted) throw new Error(`The import was interrupted: ${staff.warnings().join('\n')}`)
  return found
}

/** Returns the first hundred products of an import, or of those of one kind. */
export async function productsOf(
  staff: Person,
  { id }: CatalogueImport,
  only?: ImportFilter,
): Promise<ImportedProduct[]> {
  const query = { page_size: '100', ...(only && { only }) }
  return (await staff.api(importedProducts, { params: { id: String(id) }, query })).results
}

/** Returns what is wrong in a file, as one reads it: where and why. */
export async function importErrorsOf(staff: Person, found: CatalogueImport): Promise<string[]> {
  const products = await productsOf(staff, found, found.state === 'done' ? 'failed' : 'invalid')
  return products.flatMap(({ errors }) => errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`))
}

/** Returns the notes on the products of an import, as staff read them. */
export async function importNotesOf(staff: Person, found: CatalogueImport): Promise<string[]> {
  const products = await productsOf(staff, found, 'noted')
  return products.flatMap(({ notes }) => notes.map(({ line, column, reason }) => `${line} ${column}: ${reason}`))
}

/** Returns the catalogue as staff download it. */
export async function exported({ app }: TestShop, { token }: Person): Promise<string> {
  const answer = await app.inject({ url: exportCatalogue.url, headers: { authorization: `Token ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

/** Returns the form with which staff bring a file of collections; with what they have seen of it, it is let in. */
export function collectionsFile(csv: string, seen?: string, zip?: Buffer): FormData {
  const form = new FormData()
  form.set('collections', new File([csv], 'collections.csv'))
  if (seen !== undefined) form.set('seen', seen)
  if (zip) form.set('pictures', new File([new Uint8Array(zip)], 'pictures.zip'))
  return form
}

/** Brings a file of collections and looks at what it would change. */
export const uploadCollectionsFile = (staff: Person, csv: string): Promise<CollectionsOfFile> =>
  staff.api(importCollections, { body: collectionsFile(csv) })

/** Brings a file of collections, looks at it, and lets it in. */
export async function runCollections(staff: Person, csv: string): Promise<CollectionsOfFile> {
  const { seen } = await uploadCollectionsFile(staff, csv)
  return staff.api(importCollections, { body: collectionsFile(csv, seen) })
}

/** Returns all collections as staff download them. */
export async function exportedCollections({ app }: TestShop, { token }: Person): Promise<string> {
  const answer = await app.inject({ url: exportCollections.url, headers: { authorization: `Token ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}
