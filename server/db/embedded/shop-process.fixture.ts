import { spawn, spawnSync } from 'node:child_process'
import { chmod, chown, mkdtemp, readFile, rm, statfs } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { Client } from 'pg'
import { onTestFinished } from 'vitest'
import type { EmbeddedPostgres, startEmbeddedPostgres } from '../embedded.ts'

type Connection = EmbeddedPostgres['connection']
type Options = Omit<Parameters<typeof startEmbeddedPostgres>[0], 'say'>

/** A shop in a process of its own, to be killed by a test. It is stopped when the test is over. */
export interface ShopProcess {
  pid: number
  said: string[]
  ready(): Promise<Connection>
  /** The sentence with which it refused to open. */
  refused(): Promise<string>
  stop(): Promise<void>
  kill(): Promise<void>
}

/** @param wrapper words in front of `node`, such as `setpriv --reuid=65534` */
export function startShop({ wrapper = [], ...options }: Options & { wrapper?: string[] }): ShopProcess {
  const script = fileURLToPath(new URL('./embedded.fixture.ts', import.meta.url))
  const shopOptions = JSON.stringify({ settings: { fsync: 'off' }, ...options })
  const [file = '', ...words] = [...wrapper, process.execPath, script, shopOptions]
  const child = spawn(file, words, { stdio: ['ignore', 'pipe', 'pipe'], cwd: '/' })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const ended = new Promise<void>((resolve) => child.on('close', () => resolve()))
  const said: string[] = []
  const outcome = new Promise<{ ready: Connection } | { refused: string } | { failed: string }>((resolve) => {
    createInterface(child.stdout).on('line', (line) => {
      const message = JSON.parse(line)
      if ('say' in message) said.push(message.say)
      else resolve(message)
    })
    ended.then(() => resolve({ failed: `The shop ended: ${complaints}` }))
  })
  const send = async (signal: NodeJS.Signals) => {
    child.kill(signal)
    await ended
  }
  onTestFinished(() => send('SIGTERM'))
  return {
    pid: child.pid ?? 0,
    said,
    async ready() {
      const message = await outcome
      if ('ready' in message) return message.ready
      throw new Error(JSON.stringify(message))
    },
    async refused() {
      const message = await outcome
      if ('refused' in message) return message.refused
      throw new Error(JSON.stringify(message))
    },
    stop: () => send('SIGTERM'),
    kill: () => send('SIGKILL'),
  }
}

/** An empty folder. In memory if there is plenty, for making a database is mostly making files; programs may not run there. */
export async function makeFolder({ owner, mode = 0o700, under }: FolderWishes = {}): Promise<string> {
  const memory = await statfs('/dev/shm').catch(() => ({ bavail: 0, bsize: 0 }))
  const roomy = memory.bavail * memory.bsize > 2 ** 31 ? '/dev/shm' : '/tmp'
  const folder = await mkdtemp(join(under ?? roomy, 'comptoir-test-'))
  await chmod(folder, mode)
  if (owner !== undefined) await chown(folder, owner, owner)
  return folder
}

interface FolderWishes {
  owner?: number
  mode?: number
  under?: string
}

/** An empty folder for one test, removed after it. */
export async function scratchFolder(wishes?: FolderWishes): Promise<string> {
  const folder = await makeFolder(wishes)
  onTestFinished(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}

/** Runs one statement on a connection of its own. */
export async function query(connection: Connection, sql: string): Promise<Record<string, unknown>[]> {
  const client = new Client(connection)
  await client.connect()
  try {
    return (await client.query(sql)).rows
  } finally {
    await client.end()
  }
}

/** The pid of the postmaster that runs, or ran last, in the shop's cluster. */
export async function postmasterOf(dataDir: string): Promise<number> {
  return Number.parseInt(await readFile(join(dataDir, 'postgres', 'postmaster.pid'), 'utf8'), 10)
}

/** Whether the process runs; one that has ended but was not yet collected by its parent does not. */
export function isRunning(pid: number): boolean {
  const { stdout } = spawnSync('ps', ['-o', 'stat=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout.trim() !== '' && !stdout.startsWith('Z')
}

/** Waits until it holds, looking every 10 ms. */
export async function until(holds: () => unknown, within = 10_000): Promise<void> {
  for (const end = Date.now() + within; !(await holds()); await pause(10)) {
    if (Date.now() > end) throw new Error(`Waited in vain for: ${holds}`)
  }
}
