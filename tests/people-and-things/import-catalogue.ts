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

/** Uploads an import file and waits for the dry run. */
export async function bring(staff: Person, csv: string | Buffer, zip?: Buffer): Promise<CatalogueImport> {
  const { id } = await staff.api(beginImport, { body: sentFiles(csv, zip) })
  return settled(staff, id, ['ready', 'refused'])
}

/** Uploads an import file, runs the import and waits for its end. */
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

/** Waits until a repeated dry run is complete. */
export const settledImport = (staff: Person, id: number) => settled(staff, id, ['ready', 'refused'])

async function settled(staff: Person, id: number, states: CatalogueImport['state'][]): Promise<CatalogueImport> {
  const read = () => staff.api(readImport, { params: { id: String(id) } })
  const isOver = async () => {
    const { state, interrupted } = await read()
    return interrupted || states.includes(state)
  }
  await expect.poll(isOver, { interval: 20, timeout: 60_000 }).toBe(true)
  const found = await read()
  // No worker continues this import, so waiting would only hide the reason.
  if (found.interrupted) throw new Error(`The import was interrupted: ${staff.warnings().join('\n')}`)
  return found
}

/** Returns the first hundred products of an import, optionally of one kind. */
export async function productsOf(
  staff: Person,
  { id }: CatalogueImport,
  only?: ImportFilter,
): Promise<ImportedProduct[]> {
  const query = { page_size: '100', ...(only && { only }) }
  return (await staff.api(importedProducts, { params: { id: String(id) }, query })).results
}

/** Returns the errors in an import file as displayed: place and message. */
export async function importErrorsOf(staff: Person, found: CatalogueImport): Promise<string[]> {
  const products = await productsOf(staff, found, found.state === 'done' ? 'failed' : 'invalid')
  return products.flatMap(({ errors }) => errors.map(({ line, column, reason }) => `${line} ${column}: ${reason}`))
}

/** Returns the notes on the products of an import as displayed. */
export async function importNotesOf(staff: Person, found: CatalogueImport): Promise<string[]> {
  const products = await productsOf(staff, found, 'noted')
  return products.flatMap(({ notes }) => notes.map(({ line, column, reason }) => `${line} ${column}: ${reason}`))
}

/** Returns the exported catalogue. */
export async function exported({ app }: TestShop, { token }: Person): Promise<string> {
  const answer = await app.inject({ url: exportCatalogue.url, headers: { authorization: `Token ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}

/**
 * Returns the form that uploads a file of collections. With `seen`, the token of its preview, the file is imported.
 */
export function collectionsFile(csv: string, seen?: string, zip?: Buffer): FormData {
  const form = new FormData()
  form.set('collections', new File([csv], 'collections.csv'))
  if (seen !== undefined) form.set('seen', seen)
  if (zip) form.set('pictures', new File([new Uint8Array(zip)], 'pictures.zip'))
  return form
}

/** Uploads a file of collections and returns the preview. */
export const uploadCollectionsFile = (staff: Person, csv: string): Promise<CollectionsOfFile> =>
  staff.api(importCollections, { body: collectionsFile(csv) })

/** Uploads a file of collections and imports it. */
export async function runCollections(staff: Person, csv: string): Promise<CollectionsOfFile> {
  const { seen } = await uploadCollectionsFile(staff, csv)
  return staff.api(importCollections, { body: collectionsFile(csv, seen) })
}

/** Returns the exported collections. */
export async function exportedCollections({ app }: TestShop, { token }: Person): Promise<string> {
  const answer = await app.inject({ url: exportCollections.url, headers: { authorization: `Token ${token}` } })
  expect(answer.statusCode).toBe(200)
  return answer.body
}
