import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { pino } from 'pino'
import { inject } from 'vitest'
import { buildShop } from '../app.ts'
import { ask, CallFailed } from '../lib/api-client.ts'
import type { Answer, Endpoint, Question } from '../lib/endpoint.ts'
import { type Config, readConfig } from '../server/config.ts'
import { type Connection, type Database, openDatabase } from '../server/db/open.ts'
import { inProcessTransport } from '../server/in-process.ts'
import { KeptAnswers } from '../server/kept-answers.ts'
import type { MountPages } from '../server/mount-storefront.ts'
import { issueToken } from '../shop/session/session-store.server.ts'
import { TEMPLATE } from './cluster.ts'

/** Somebody at the shop's door. */
export interface Person {
  id: number
  token: string | undefined
  /** Calls the API as this person. Rejects with the status and the whole answer as its message. */
  api<E extends Endpoint>(endpoint: E, question: Question<E>): Promise<Answer<E>>
}

export interface TestShop extends AsyncDisposable {
  app: FastifyInstance
  db: Database
  config: Config
  connection: Connection
  kept: KeptAnswers
  /** How many statements the shop has sent to its database so far. */
  queries(): number
  /** The shop's time; a test may move it. */
  clock: { now: Date }
  visitor: Person
  customer(name: string): Promise<Person>
  staff(): Promise<Person>
}

const PUBLIC_URL = 'https://shop.example'

/** A whole shop of its own, with an empty database and an empty data folder, without a network. */
export async function openShop(settings: { env?: Record<string, string>; pages?: MountPages } = {}): Promise<TestShop> {
  const database = `shop_${randomUUID().replaceAll('-', '')}`
  const cluster = openDatabase(inject('cluster'))
  await sql`create database ${sql.id(database)} template ${sql.id(TEMPLATE)}`.execute(cluster)
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-shop-'))

  const connection = { ...inject('cluster'), database }
  let queries = 0
  const db = openDatabase(connection, { log: () => void queries++ })
  const clock = { now: new Date() }
  const config = readConfig({ DATA_DIR: dataDir, PUBLIC_URL, RATE_LIMITS: 'off', ...settings.env })
  const kept = new KeptAnswers(() => clock.now)
  const services = { config, db, clock: () => clock.now, publicUrl: () => PUBLIC_URL, kept }
  const app = await buildShop(services, pino({ level: 'silent' }), settings.pages)
  await app.ready()

  const person = async (name: string, isStaff: boolean): Promise<Person> => {
    const user = await db
      .insertInto('users')
      .values({ email: `${name.toLowerCase()}@example.com`, first_name: name, last_name: 'Test', is_staff: isStaff })
      .returning('id')
      .executeTakeFirstOrThrow()
    return someone(app, user.id, await issueToken(db, { id: user.id, isStaff }, clock.now))
  }

  return {
    app,
    db,
    config,
    connection,
    kept,
    queries: () => queries,
    clock,
    visitor: someone(app, 0, undefined),
    customer: (name) => person(name, false),
    staff: () => person('Staff', true),
    async [Symbol.asyncDispose]() {
      await app.close()
      await db.destroy()
      await sql`drop database ${sql.id(database)} with (force)`.execute(cluster)
      await cluster.destroy()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

function someone(app: FastifyInstance, id: number, token: string | undefined): Person {
  const travel = inProcessTransport(app)
  return {
    id,
    token,
    async api(endpoint, question) {
      try {
        return await ask(
          (request) => {
            if (token) request.headers.set('authorization', `Token ${token}`)
            return travel(request)
          },
          endpoint,
          question,
        )
      } catch (error) {
        if (!(error instanceof CallFailed)) throw error
        throw new Error(`${error.status} ${error.message} ${JSON.stringify(error.error)}`)
      }
    },
  }
}
