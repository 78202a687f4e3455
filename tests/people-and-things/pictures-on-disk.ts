import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR } from '../../server/durations.ts'
import type { Product } from '../../shop/catalog/products/read/catalogue.contract.ts'

/** Returns the addresses of all pictures of a product. */
export function picturesOf({ thumbnail, variants }: Product): string[] {
  return [thumbnail, ...variants.flatMap(({ images }) => images.map(({ image }) => image))]
}

/** Returns the keys of stored pictures and the names of leftover files in the folders of pictures and uploads. */
export async function picturesOnDisk(dataDir: string): Promise<string[]> {
  return (await entriesIn(dataDir)).map((path) => path.split('/').at(-1) ?? '').sort()
}

async function entriesIn(dataDir: string): Promise<string[]> {
  const uploads = join(dataDir, 'uploads')
  const images = join(dataDir, 'images')
  const inFolder = async (folder: string) => (await readdir(folder).catch(() => [])).map((name) => join(folder, name))
  const groups = await inFolder(images)
  const pictures = await Promise.all(groups.map((group) => (/\/\w\w$/.test(group) ? inFolder(group) : [group])))
  return [...(await inFolder(uploads)), ...pictures.flat()]
}

/** Sets the files' times to one hour ago. */
export async function age(dataDir: string): Promise<void> {
  const then = new Date(Date.now() - HOUR)
  for (const path of await entriesIn(dataDir)) await utimes(path, then, then)
}
