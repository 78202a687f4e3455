import { randomUUID } from 'node:crypto'
import { mkdirSync } from 'node:fs'
import { link, mkdir, open, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { flush } from '../start/copy-durably.ts'
import { OWN_FILE, OWN_FOLDER } from '../start/private-folders.ts'
import { type Media, type MediaEntry, type MediaFiles, MediaUnavailable, type WorkFiles } from './media.ts'

/** Name prefix of the folders in which pictures are written or deleted. */
const UNFINISHED = '.unfinished-'

/** Stores pictures in `<dataDir>/images`, each in a folder that is created and removed by one rename. */
export function folderMedia(dataDir: string): Media {
  const root = join(dataDir, 'images')
  const folderOf = (key: string) => join(root, place(key))
  const unfinishedOf = (key: string) => join(root, `${UNFINISHED}${key}-${randomUUID()}`)

  async function put(key: string, files: MediaFiles): Promise<void> {
    const unfinished = unfinishedOf(key)
    try {
      await makeFolder(unfinished)
      await writeAll(unfinished, files)
      const folder = folderOf(key)
      await makeFolder(dirname(folder))
      while (!(await moveTo(folder, unfinished))) {
        // The picture exists, or an earlier version removed only part of it.
        if (await holdsAll(folder, files)) return await clear(unfinished)
        await remove(key)
      }
      await flush(dirname(folder))
    } catch (error) {
      // The sweep removes it later if the disk fails now.
      await clear(unfinished).catch(() => {})
      throw error
    }
  }

  async function remove(name: string): Promise<void> {
    if (name.startsWith(UNFINISHED)) return clear(join(root, name))
    const unfinished = unfinishedOf(name)
    const isThere = await rename(folderOf(name), unfinished).then(() => true, unlessGone)
    if (isThere) await clear(unfinished)
  }

  async function* list(what: 'whole' | 'unfinished'): AsyncGenerator<MediaEntry> {
    try {
      for (const name of await namesIn(root)) {
        if (name.startsWith(UNFINISHED) !== (what === 'unfinished')) continue
        if (what === 'unfinished') yield* entry(name, join(root, name))
        else for (const key of await namesIn(join(root, name))) yield* entry(key, join(root, name, key))
      }
    } catch (error) {
      asUnavailable(error)
    }
  }

  return {
    work: folderWork(dataDir),
    put: (key, files) => put(key, files).catch(asUnavailable),
    get: (key, name) =>
      readFile(join(folderOf(key), name))
        .catch(unlessGone)
        .catch(asUnavailable),
    names: (key) => namesIn(folderOf(key)).catch(asUnavailable),
    list,
    remove: (name) => remove(name).catch(asUnavailable),
    serve(app) {
      // The plugin warns about a missing folder.
      mkdirSync(root, { recursive: true, mode: OWN_FOLDER })
      app.register(fastifyStatic, { root, serve: false, maxAge: '365d', immutable: true })
      return (reply, key, name) => reply.sendFile(join(place(key), name))
    },
  }
}

function folderWork(dataDir: string): WorkFiles {
  return {
    async put(name, path) {
      const target = join(dataDir, name)
      await mkdir(dirname(target), { recursive: true, mode: OWN_FOLDER }).catch(asUnavailable)
      await rename(path, target).catch(asUnavailable)
    },
    async use(name, use) {
      const path = join(dataDir, name)
      return use((await stat(path).catch(unlessGone).catch(asUnavailable)) && path)
    },
    remove: (name) => rm(join(dataDir, name), { force: true }).catch(asUnavailable),
    async *list(folder) {
      try {
        for (const name of await namesIn(join(dataDir, folder)))
          yield* entry(`${folder}/${name}`, join(dataDir, folder, name))
      } catch (error) {
        asUnavailable(error)
      }
    },
  }
}

/**
 * Returns a picture's folder. Folders are split by the start of the key, because a folder with 100,000 entries is
 * slow.
 */
function place(key: string): string {
  return join(key.slice(0, 2), key)
}

async function writeAll(folder: string, files: MediaFiles): Promise<void> {
  const written = new Map<Buffer, string>()
  for (const [name, content] of files) {
    const path = join(folder, name)
    const same = written.get(content)
    if (same === undefined) await writeDurably(path, content)
    else await link(same, path)
    written.set(content, path)
  }
  await flush(folder)
}

async function writeDurably(path: string, content: Buffer): Promise<void> {
  const file = await open(path, 'w', OWN_FILE)
  try {
    await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function makeFolder(path: string): Promise<void> {
  const made = await mkdir(path, { recursive: true, mode: OWN_FOLDER })
  if (made !== undefined) await flush(dirname(made))
}

/** @returns false if the target exists */
async function moveTo(folder: string, unfinished: string): Promise<boolean> {
  return rename(unfinished, folder).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOTEMPTY' || error.code === 'EEXIST') return false
      throw error
    },
  )
}

async function holdsAll(folder: string, files: MediaFiles): Promise<boolean> {
  const names = new Set(await namesIn(folder))
  return files.keys().every((name) => names.has(name))
}

async function* entry(name: string, path: string): AsyncGenerator<MediaEntry> {
  const found = await stat(path).catch(unlessGone)
  if (found) yield { name, since: found.mtime }
}

async function namesIn(folder: string): Promise<string[]> {
  return (await readdir(folder).catch(unlessGone)) ?? []
}

async function clear(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true })
}

function unlessGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error
}

function asUnavailable(error: unknown): never {
  if (!(error instanceof Error && 'syscall' in error)) throw error
  throw new MediaUnavailable('The folder of pictures cannot be used', { cause: error })
}
