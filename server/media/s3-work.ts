import { mkdir, mkdtemp, open, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OWN_FOLDER } from '../start/private-folders.ts'
import type { Bucket } from './bucket.ts'
import { MediaUnavailable, type WorkFiles } from './media.ts'

/** Bytes per object. Larger files are split, so that a lost connection repeats little and memory stays small. */
const PART = 8 * 1024 * 1024
const partName = (name: string, part: number) => `work/${name}/${String(part).padStart(5, '0')}`

/**
 * Stores files of unfinished work in a bucket, in parts. `work/<name>.size` exists once all parts do.
 * @param copiesIn folder of the local copies. A killed process leaves its copies there.
 */
export function s3Work(bucket: Bucket, copiesIn = tmpdir()): WorkFiles {
  const sizeName = (name: string) => `work/${name}.size`

  async function remove(name: string): Promise<void> {
    await bucket.delete(sizeName(name))
    const parts = await Array.fromAsync(bucket.list(`work/${name}/`), (part) => part.name)
    for (const part of parts) await bucket.delete(part)
  }

  /** @returns false if the file doesn't exist */
  async function download(name: string, to: string): Promise<boolean> {
    const size = await bucket.get(sizeName(name))
    if (!size) return false
    await writeFile(to, '', { mode: 0o600 })
    let written = 0
    for (let part = 0; written < Number(size); part += 1) {
      const content = await bucket.get(partName(name, part))
      if (!content || content.length === 0) throw new MediaUnavailable(`The object store has lost a part of ${name}`)
      await writeFile(to, content, { flag: 'a' })
      written += content.length
    }
    return true
  }

  return {
    remove,
    async put(name, path) {
      await remove(name)
      const file = await open(path)
      let size = 0
      try {
        const buffer = Buffer.alloc(PART)
        for (let part = 0; ; part += 1) {
          const { bytesRead } = await file.read(buffer, 0, PART, size)
          if (bytesRead === 0) break
          await bucket.put(partName(name, part), buffer.subarray(0, bytesRead), 'application/octet-stream')
          size += bytesRead
          // A short read at the end of the file.
          if (bytesRead < PART) break
        }
      } finally {
        await file.close()
      }
      await bucket.put(sizeName(name), Buffer.from(String(size)), 'text/plain')
      await rm(path)
    },
    async use(name, use) {
      await mkdir(copiesIn, { recursive: true, mode: OWN_FOLDER })
      const folder = await mkdtemp(join(copiesIn, 'comptoir-work-'))
      try {
        const path = join(folder, 'file')
        return await use((await download(name, path)) ? path : undefined)
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async *list(folder) {
      let last = ''
      for await (const object of bucket.list(`work/${folder}/`)) {
        const name = object.name.replace(/^work\//, '').replace(/\.size$|\/\d{5,}$/, '')
        if (name !== last) yield { name, since: object.since }
        last = name
      }
    },
  }
}
