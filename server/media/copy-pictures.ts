import pLimit from 'p-limit'
import { type Media, MediaUnavailable } from './media.ts'

/** Concurrent copies. */
const COPIES = 8

/**
 * Copies all pictures that the other store lacks, and compares each one afterwards. Can be repeated while the shop is
 * open: a later copy contains the pictures that were added meanwhile.
 * @param report is called after each copied picture
 * @returns the number of copied pictures, and of those that the other store had
 * @throws MediaUnavailable if a store fails or a copy differs
 */
export async function copyPictures(
  from: Media,
  to: Media,
  report: (copied: number) => void = () => {},
): Promise<{ copied: number; existing: number }> {
  const existing = new Set(await Array.fromAsync(to.list('whole'), ({ name }) => name))
  const limit = pLimit(COPIES)
  const [counts, running] = [{ copied: 0, existing: 0 }, new Set<Promise<void>>()]
  for await (const { name: key } of from.list('whole')) {
    if (existing.has(key)) {
      counts.existing += 1
      continue
    }
    const copying = limit(async () => {
      if (!(await copyPicture(from, to, key))) return
      counts.copied += 1
      report(counts.copied)
    }).finally(() => running.delete(copying))
    running.add(copying)
    if (running.size >= 2 * COPIES) await Promise.race(running)
  }
  await Promise.all(running)
  return counts
}

/** @returns false if the picture was removed meanwhile */
async function copyPicture(from: Media, to: Media, key: string): Promise<boolean> {
  const files = new Map<string, Buffer>()
  for (const name of await from.names(key)) {
    const content = await from.get(key, name)
    if (content) files.set(name, content)
  }
  if (files.size === 0) return false
  await to.put(key, files)
  for (const [name, content] of files)
    if (!(await to.get(key, name))?.equals(content)) throw new MediaUnavailable(`The copy of ${key}/${name} differs`)
  return true
}
