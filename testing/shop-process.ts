import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { sql } from 'kysely'
import { inject } from 'vitest'
import { SHOP } from '../server/db/embedded/cluster.ts'
import { makeFolder, until } from '../server/db/embedded/shop-process.fixture.ts'
import { SOCKET_PORT } from '../server/db/embedded/socket-folder.ts'
import { type Connection, type Database, openDatabase } from '../server/db/open.ts'
import { issueToken } from '../shop/session/session-store.server.ts'

/** The whole program in a process of its own, as `npm start` runs it once the pages are built. */
export interface ShopProcess extends AsyncDisposable {
  pid: number
  /** What it has said on stdout so far, line by line: sentences for the person at the terminal, and logs as JSON. */
  lines: string[]
  /** What it has said on stderr so far. */
  complaints(): string
  /** Its exit code, once it has ended; null when a signal ended it. */
  ended: Promise<number | null>
  /** Where it is open. Rejects with everything it said when it ended instead. */
  url: Promise<string>
  /** Asks under its address. */
  ask(path: string, init?: RequestInit): Promise<Response>
  /** Asks it to end, and waits for its exit code. */
  stop(): Promise<number | null>
  kill(): Promise<void>
}

const root = join(import.meta.dirname, '..')
/** Longer than it may take to stop; a test that is over must leave nothing running. */
const PATIENCE_MS = 12_000

/**
 * Starts the shop on a free port, with nothing set but what is given here. It is stopped at the end of its scope.
 * @param wrapper words in front of `node`, such as `setpriv --reuid=65534`
 */
export function startShop(settings: { DATA_DIR: string; [name: string]: string }, wrapper: string[] = []): ShopProcess {
  const [file = '', ...words] = [...wrapper, process.execPath, 'main.ts']
  const child = spawn(file, words, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: '0', DEMO: 'off', LOG_LEVEL: 'info', ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let complaints = ''
  child.stderr.on('data', (chunk) => {
    complaints += chunk
  })
  const lines: string[] = []
  const ended = new Promise<number | null>((resolve) => child.on('close', resolve))
  const url = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line)
      const address = /^The shop is open: (\S+)$/.exec(line)?.[1]
      if (address) resolve(address)
    })
    ended.then(() => reject(new Error(`The shop ended before it was open: ${lines.join('\n')}\n${complaints}`)))
  })
  // Who only wants to see it refuse never waits for its address.
  url.catch(() => {})

  const stop = async () => {
    child.kill('SIGTERM')
    const late = setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS)
    return ended.finally(() => clearTimeout(late))
  }
  return {
    pid: child.pid ?? 0,
    lines,
    complaints: () => complaints,
    ended,
    url,
    ask: async (path, init) => fetch((await url) + path, { redirect: 'manual', ...init }),
    stop,
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
    async [Symbol.asyncDispose]() {
      await stop()
    },
  }
}

/** A shop that is open. */
export async function openShop(...[settings, wrapper]: Parameters<typeof startShop>): Promise<ShopProcess> {
  const shop = startShop(settings, wrapper)
  await shop.url
  return shop
}

/**
 * How long something takes on a machine that has nothing else to do, in milliseconds: the shortest of up to three attempts, each divided by
 * the number of programs that share a core meanwhile. No further attempt is made once one is within the limit.
 * @param attempt does it once and answers how long it took
 */
export async function shortestOf(limit: number, attempt: () => Promise<number>): Promise<number> {
  let shortest = Number.POSITIVE_INFINITY
  for (let left = 3; left > 0 && shortest > limit; left -= 1) {
    shortest = Math.min(shortest, onItsOwn(await attempt()))
  }
  return shortest
}

/** How long something would have taken if no other programs had shared its core meanwhile. */
export function onItsOwn(took: number): number {
  const [aMinute = 0] = loadavg()
  return took / Math.max(1, aMinute / availableParallelism())
}

/** An empty folder, removed at the end of its scope. */
export async function emptyFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await makeFolder({ mode: 0o711 })
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true, maxRetries: 5 }) }
}

type Place = Exclude<Connection, { connectionString: string }>

/** The database of a shop that brings its own, on a data folder with a path of usual length. */
export function embeddedIn(dataDir: string): Place {
  return { host: join(dataDir, 'postgres-run'), port: SOCKET_PORT, user: SHOP, database: SHOP }
}

/** A place as a `DATABASE_URL`; its host may be the folder of a socket. */
export function databaseUrl({ host, port, user, database }: Place): string {
  return `postgres://${user}@localhost:${port}/${database}?host=${encodeURIComponent(host)}`
}

interface OtherDatabase extends AsyncDisposable {
  /** Its `DATABASE_URL`. */
  url: string
  place: Place
  db: Database
}

/**
 * A database on the tests' PostgreSQL, dropped at the end of its scope.
 * @param template the database of which it is a copy
 */
export async function otherDatabase(template: string): Promise<OtherDatabase> {
  const cluster = inject('cluster')
  const server = openDatabase(cluster)
  const database = `other_${randomUUID().replaceAll('-', '')}`
  await sql`create database ${sql.id(database)} template ${sql.id(template)}`.execute(server)
  const place = { ...cluster, database }
  const db = openDatabase(place)
  return {
    url: databaseUrl(place),
    place,
    db,
    async [Symbol.asyncDispose]() {
      await db.destroy()
      await sql`drop database ${sql.id(database)} with (force)`.execute(server)
      await server.destroy()
    },
  }
}

/** Opens an account; the answer is a token of it. */
export async function addCustomer(db: Database, { isStaff = false } = {}): Promise<string> {
  const customer = await db
    .insertInto('users')
    .values({ email: 'mia@example.com', first_name: 'Mia', last_name: 'Test', is_staff: isStaff })
    .returning('id')
    .executeTakeFirstOrThrow()
  return issueToken(db, { id: customer.id, isStaff }, new Date())
}

/** Waits until the shop on this database hears of changes; the answer is the process of PostgreSQL that tells it. */
export async function listenerOn(db: Database): Promise<number> {
  let pid: number | undefined
  await until(async () => {
    const found = await sql<{ pid: number }>`select pid from pg_stat_activity
      where datname = current_database() and query = 'listen catalogue_changed' and state = 'idle'`.execute(db)
    pid = found.rows[0]?.pid
    return pid
  })
  return pid ?? 0
}
