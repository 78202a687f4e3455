import { readdir, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { HOUR } from '../../server/durations.ts'
import type { Product } from '../../shop/catalog/products/read/catalogue.contract.ts'

/** Returns the addresses of all pictures that a product shows. */
export function picturesOf({ thumbnail, variants }: Product): string[] {
  return [thumbnail, ...variants.flatMap(({ images }) => images.map(({ image }) => image))]
}

/** Returns what lies in the folders of pictures and of uploads: the keys of finished pictures, and the names of what is left of others. */
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

/** Lets an hour pass. */
export async function age(dataDir: string): Promise<void> {
  const then = new Date(Date.now() - HOUR)
  for (const path of await entriesIn(dataDir)) await utimes(path, then, then)
}
