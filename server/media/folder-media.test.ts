import { type ChildProcessByStdio, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { often } from '../../tests/deep.ts'
import { scratchFolder } from '../../tests/empty-folder.ts'
import { folderMedia } from './folder-media.ts'
import type { Media } from './media.ts'

const KEY = 'ab'.padEnd(24, '1')
const keys = Array.from({ length: 20 }, (_, index) => `${index % 3}`.padStart(24, `${index + 10}`))
const NAMES = ['320.webp', '640.webp', '960.webp', '1280.webp', '1920.webp']
const BYTES = 100_000
const MANY = 5_000
const KILLS = often(10, 'KILLS')
const isRoot = process.getuid?.() === 0

const filesOf = (key: string, names = NAMES) => new Map(names.map((name) => [name, Buffer.alloc(BYTES, key)]))

type PutProcess = ChildProcessByStdio<null, Readable, null>

interface PutOrder {
  dataDir: string
  keys: readonly string[]
  names?: readonly string[]
  rounds: number
  removes?: boolean
}

function putInProcess(order: PutOrder, wrapper: readonly string[] = []): PutProcess {
  const words = [process.execPath, join(import.meta.dirname, 'put.fixture.ts')]
  const argument = JSON.stringify({ names: NAMES, bytes: BYTES, ...order })
  const [command = '', ...others] = [...wrapper, ...words, argument]
  return spawn(command, others, { stdio: ['ignore', 'pipe', 'inherit'] })
}

/** Returns the lines that a process prints until it ends. */
async function linesOf(child: PutProcess): Promise<string[]> {
  const said = await text(child.stdout)
  return said.split('\n').filter((line) => line !== '')
}

async function namesOf(media: Media, what: 'whole' | 'unfinished'): Promise<string[]> {
  return (await Array.fromAsync(media.list(what))).map(({ name }) => name).sort()
}

async function expectComplete(media: Media, key: string, names = NAMES): Promise<void> {
  for (const [name, content] of filesOf(key, names)) expect((await media.get(key, name))?.equals(content)).toBe(true)
}

test('stores pictures in private folders by key prefix, with one file for equal sizes', async () => {
  const dataDir = await scratchFolder()
  const wide = Buffer.from('wide')
  const files = new Map([
    ['320.webp', Buffer.from('narrow')],
    ['640.webp', wide],
    ['960.webp', wide],
  ])
  await folderMedia(dataDir).put(KEY, files)

  const folder = join(dataDir, 'images', 'ab', KEY)
  expect(await readdir(join(dataDir, 'images'), { recursive: true })).toHaveLength(2 + files.size)
  const found = await Promise.all([...files.keys()].map((name) => stat(join(folder, name))))
  expect(found.map(({ mode }) => mode & 0o777)).toEqual([0o600, 0o600, 0o600])
  expect([...new Set(found.map(({ ino }) => ino))]).toHaveLength(2)
  for (const path of [folder, join(folder, '..'), join(folder, '..', '..')])
    expect((await stat(path)).mode & 0o777).toBe(0o700)
  expect(await readFile(join(folder, '640.webp'), 'utf8')).toBe('wide')
})

test('treats the unfinished pictures of earlier versions as missing, stores them again and lists them for the sweep', async () => {
  const dataDir = await scratchFolder()
  const media = folderMedia(dataDir)
  const [half, unfinished] = [join(dataDir, 'images', 'ab', KEY), `.unfinished-${KEY}`]
  for (const folder of [half, join(dataDir, 'images', unfinished)]) {
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, '640.webp'), 'half')
  }
  expect(await namesOf(media, 'unfinished')).toEqual([unfinished])
  await media.put(KEY, filesOf(KEY))
  await expectComplete(media, KEY)
  await media.remove(unfinished)
  expect(await namesOf(media, 'unfinished')).toEqual([])
  await expectComplete(media, KEY)
})

test('removes a picture immediately regardless of its number of files', async () => {
  const dataDir = await scratchFolder()
  const media = folderMedia(dataDir)
  const content = Buffer.from('one of many')
  await media.put(KEY, new Map(Array.from({ length: MANY }, (_, index) => [`${index}.webp`, content])))

  // Counts the picture's files in another process, as long as the folder still exists after a count.
  const loop = 'while files=$(ls "$0" 2>/dev/null | wc -l); [ -e "$0" ]; do echo "$files"; done'
  const counting = ['-c', loop, join(dataDir, 'images', 'ab', KEY)]
  const counter = spawn('sh', counting, { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = linesOf(counter)
  await once(counter.stdout, 'readable')
  await media.remove(KEY)
  expect([...new Set((await lines).map(Number))]).toEqual([MANY])
})

test('stores pictures that several processes put concurrently', { tags: ['deep'] }, async () => {
  const dataDir = await scratchFolder()
  const media = folderMedia(dataDir)
  const said = await Promise.all([1, 2, 3].map(() => linesOf(putInProcess({ dataDir, keys, rounds: 3 }))))
  for (const lines of said) expect(lines).toEqual([...keys, ...keys, ...keys])
  expect(await namesOf(media, 'whole')).toEqual(keys.toSorted())
  expect(await namesOf(media, 'unfinished')).toEqual([])
  for (const key of keys) await expectComplete(media, key)
})

test('leaves a picture complete or absent after a kill at any moment, as reported', {
  tags: ['deep'],
  timeout: 20_000 + KILLS * 2_000,
}, async () => {
  const dataDir = await scratchFolder()
  const media = folderMedia(dataDir)
  // Enough files that most kills happen in the middle of a picture.
  const names = Array.from({ length: 100 }, (_, index) => `${index}.webp`)
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = putInProcess({ dataDir, keys, names, rounds: 1_000, removes: kill % 2 === 1 })
    const lines = linesOf(child)
    await once(child.stdout, 'readable')
    await pause(Math.random() * 50)
    child.kill('SIGKILL')
    const said = (await lines).map((line) => ({ key: line.replace('- ', ''), isPut: !line.startsWith('-') }))
    const there = new Set(await namesOf(media, 'whole'))
    // The last reported call and the next one may be incomplete.
    const last = keys.indexOf(said.at(-1)?.key ?? '')
    const begun = [keys[last], keys[(last + 1) % keys.length]]
    for (const [key, isPut] of new Map(said.map((line) => [line.key, line.isPut])))
      if (!begun.includes(key)) expect([key, there.has(key)]).toEqual([key, isPut])
    for (const key of there) await expectComplete(media, key, names)
  }
  for (const name of await namesOf(media, 'unfinished')) await media.remove(name)
  expect(await namesOf(media, 'unfinished')).toEqual([])
})

// Only root can mount a small disk; it is mounted for that process only.
test.runIf(isRoot && process.platform === 'linux')(
  'leaves no partial picture and keeps existing ones on a full or read-only disk',
  async () => {
    const dataDir = await scratchFolder()
    const mounted = (options: string) => [
      ...['unshare', '--mount', 'sh', '-c'],
      `mount -t tmpfs -o ${options} none "$1" && shift && "$@" && ls -A "$0/images"`,
      ...[dataDir, dataDir],
    ]
    // Enough for two and a half pictures.
    const size = Math.round((NAMES.length * BYTES * 2.5) / 1024)
    const [one = '', two = '', three = ''] = keys
    const full = await linesOf(putInProcess({ dataDir, keys: [one, two, three], rounds: 1 }, mounted(`size=${size}k`)))
    expect(full).toEqual([one, two, '! ENOSPC', ...[one, two].map((key) => key.slice(0, 2))])
    const closed = await linesOf(putInProcess({ dataDir, keys: [one], rounds: 1 }, mounted('ro')))
    expect(closed).toEqual([expect.stringMatching(/^! E/)])
  },
)
