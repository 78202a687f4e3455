import { AsyncLocalStorage } from 'node:async_hooks'
import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { LogEvent } from 'kysely'
import { pino } from 'pino'
import { buildShop } from '../../app.ts'
import { BUILT_IN } from '../../extensions/built-in.ts'
import { CallFailed, call } from '../../lib/api-client.ts'
import type { Endpoint, RequestOf, ResponseOf } from '../../lib/endpoint.ts'
import type { StaffRole } from '../../lib/staff/staff-role.ts'
import type { OfferedLanguages } from '../../lib/texts/offered-languages.ts'
import { edgeHeadersFor } from '../../server/cache/edge/edge-headers.ts'
import { ResponseCache } from '../../server/cache/response-cache.ts'
import { openConnections } from '../../server/connections/open-connections.ts'
import { listen } from '../../server/db/listen.ts'
import { type Connection, type Database, databaseOn } from '../../server/db/open.ts'
import { startEvents } from '../../server/events/start-events.ts'
import { inProcessTransport } from '../../server/http/in-process.ts'
import { identityInLanguage } from '../../server/identity/identity-in-language.ts'
import { openIdentity } from '../../server/identity/open-identity.ts'
import { type Jobs, startJobs } from '../../server/jobs/start-jobs.ts'
import type { Mail, SendMail } from '../../server/mail/mail.ts'
import { sendEmails } from '../../server/mail/outbox.ts'
import { senderOf } from '../../server/mail/sender-of.ts'
import { folderMedia } from '../../server/media/folder-media.ts'
import type { Media } from '../../server/media/media.ts'
import type { DownloadSettings } from '../../server/outgoing/download.ts'
import type { MountPages } from '../../server/pages/mount-storefront.ts'
import type { Services } from '../../server/services.ts'
import { type Config, readConfig } from '../../server/start/config.ts'
import { startWebhooks } from '../../shop/admin/webhooks/send-webhooks.server.ts'
import { openExtensions } from '../../shop/core/extensions/open-extensions.server.ts'
import { emailLogo } from '../../shop/core/settings/files/draw-mark.server.ts'
import { readIdentity } from '../../shop/core/settings/read-identity.server.ts'
import type { Extension } from '../../shop/extension/extension.ts'
import type { PaymentProvider } from '../../shop/extension/payment-provider.ts'
import { openPaymentMethods } from '../../shop/sales/payments/methods/registered-methods.server.ts'
import { subscribersOf } from '../../shop/subscribers.server.ts'
import type { DatabaseAddress } from '../databases/copied-database.ts'
import { readOnlyReading } from '../databases/read-only-reading.ts'
import { borrowDatabase } from '../databases/reused-database.ts'
import { addPerson } from '../fixtures/people.ts'
import { type MethodsForTests, methodsWith } from '../payments/methods-for-tests.ts'
import { offerLanguages } from './offer-languages.ts'
import { emailsTo, ordersConfirmed } from './sent-emails.ts'

/** A client of the shop. */
export interface Person {
  id: number
  token: string | undefined
  /** Warnings and errors in the shop's log so far, for error messages of timeouts. */
  warnings(): readonly string[]
  /** Calls the API as this person. Rejects with the status and the whole body as the message. */
  api<E extends Endpoint>(endpoint: E, question: RequestOf<E>): Promise<ResponseOf<E>>
  /** Waits until the e-mails of past events are queued, so that e-mails of the next step come later. */
  ordersConfirmed(): Promise<void>
}

export interface TestShop extends AsyncDisposable {
  app: FastifyInstance
  db: Database
  config: Config
  connection: Connection
  secret: Buffer
  media: Media
  cache: ResponseCache
  jobs: Jobs
  /** The services of the shop. */
  services: Services
  /** Number of statements that the shop has sent to answer requests. Statements of jobs do not count. */
  queries(): number
  /** The SQL of these statements, oldest first. */
  statements: readonly string[]
  /** E-mails sent to an address, newest last. Waits for queued e-mails, except those with an undo period. */
  emails(to: string): Promise<Mail[]>
  /** The shop's clock, which tests may change. */
  clock: { now: Date }
  visitor: Person
  /** Returns the client with this token. */
  as(token: string): Person
  /**
   * @param name also the local part of the e-mail address, which is unique by default
   * @param password for tests that log in; most need none
   */
  customer(name?: string, password?: string): Promise<Person>
  /** The staff member with this role, an owner by default. The first call creates the account. */
  staff(role?: StaffRole): Promise<Person>
}

const PUBLIC_URL = 'https://shop.example'

interface Settings {
  env?: Record<string, string>
  pages?: MountPages
  /** Store of pictures. The data folder by default. */
  media?: Media
  /** 'none' leaves e-mails queued, for tests that send them themselves. */
  outbox?: 'none'
  /** Enables online payments. Disabled by default. */
  payments?: PaymentProvider | MethodsForTests
  /** The extensions of the shop, instead of the built-in ones. */
  extensions?: readonly Extension[]
  /** Allowed hosts for picture downloads. By default no host name resolves. */
  downloads?: DownloadSettings
  /** The languages of the pages; English only by default. */
  languages?: OfferedLanguages
  /** As in `Services`. Load shedding is disabled by default, because tests block the event loop with large files. */
  maxDelayMs?: number
}

/** Set by `tests/pooler/run-tests.ts`: the address of a pooler in front of the test PostgreSQL. */
const pooler: { host: string; port: number } | undefined = JSON.parse(process.env.TEST_POOLER ?? 'null') ?? undefined
const pooledOr = (connection: DatabaseAddress) => ({ ...connection, ...pooler })
/**
 * Six connections are enough for races. Opening more takes a noticeable part of the suite's time. On a busy machine,
 * requests of a race wait longer for a connection than the five seconds of a shop.
 */
const POOL = { maxConnections: 6, connectTimeoutMs: 30_000, pooler: pooler && { hasPreparedStatements: false } }

/**
 * Opens a complete shop with an empty database and an empty data folder, without a network. An earlier test may have
 * used the database; its rows are gone.
 */
export async function openShop(settings: Settings = {}): Promise<TestShop> {
  const { address: connection, pool, giveBack } = await borrowDatabase({ pool: POOL, through: pooledOr })
  const dataDir = await mkdtemp(join(tmpdir(), 'comptoir-shop-'))

  const statements: string[] = []
  const ofJobs = new AsyncLocalStorage<true>()
  const keepStatement = (event: LogEvent) => {
    // Jobs and notifications may run during a request, so their statements are ignored.
    if (!ofJobs.getStore()) statements.push(event.query.sql)
  }
  const db = databaseOn(pool, keepStatement)
  const clock = { now: new Date() }
  const config = readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL,
    RATE_LIMITS: 'off',
    VIES_URL: 'off',
    SHOP_EMAIL: 'shop@localhost',
    ...settings.env,
  })
  const cache = new ResponseCache(() => clock.now, {}, config.edge && edgeHeadersFor(config.edge))
  if (settings.languages) await offerLanguages(db, settings.languages)
  const identity = await openIdentity(() => readIdentity(db, clock.now))
  const identityOfRequest = identityInLanguage(identity.current)
  const secret = randomBytes(32)
  const connections = await openConnections(config, db, secret)
  const mails: Mail[] = []
  const send: SendMail = async (mail) => void mails.push(mail)
  const media = settings.media ?? folderMedia(dataDir)
  const warnings: string[] = []
  const logger = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
  const log = (failure: object, message: string) => logger.warn(failure, message)
  const jobs = ofJobs.run(true, () => startJobs({ db, clock: () => clock.now, log }))
  if (settings.outbox !== 'none')
    sendEmails(jobs, {
      db,
      send,
      sender: () => senderOf(connections.current().mail.from, identity.current()),
      logo: () => emailLogo(identity.current(), media),
      clock: () => clock.now,
      secret,
    })
  const publicUrl = () => connections.current().publicUrl ?? PUBLIC_URL
  const listed = settings.extensions ?? BUILT_IN
  const extensions = await openExtensions(
    { db, connection, clock: () => clock.now, cache, config, identity: identityOfRequest, publicUrl, secret, log },
    listed,
  )
  const services = {
    config,
    db,
    reading: readOnlyReading(db),
    clock: () => clock.now,
    connections,
    publicUrl,
    identity: identityOfRequest,
    reloadIdentity: identity.reload,
    cache,
    secret,
    media,
    jobs,
    paymentMethods: settings.payments ? methodsWith(settings.payments, listed[0]) : openPaymentMethods(extensions),
    extensions,
    downloads: { resolve: async () => [], ...settings.downloads },
    maxDelayMs: settings.maxDelayMs ?? 0,
  }
  const delivery = { db, clock: services.clock, log, restsUnderLoad: false }
  const events = ofJobs.run(true, () => startEvents(delivery, subscribersOf(services)))
  const wake = () => {
    jobs.wake()
    events.wake()
  }
  const webhooks = ofJobs.run(true, () => startWebhooks(services, log))
  const deliver = () => {
    events.deliver()
    webhooks.wake()
  }
  const listener = ofJobs.run(true, () =>
    listen(connection, {
      job_waits: wake,
      event_published: deliver,
      extensions_changed: () => void extensions.reload().then(events.deliver, () => {}),
    }),
  )
  const app = await buildShop(services, logger, settings.pages)
  await app.ready()

  const someone = personAt(
    app,
    () => warnings,
    () => ordersConfirmed(db),
  )
  const person = async (name?: string, role?: StaffRole, password?: string): Promise<Person> => {
    const named = name ? { first: name, email: `${name.toLowerCase()}@example.com` } : {}
    const { id, token } = await addPerson(db, { ...named, role, password, now: clock.now })
    return someone(id, token)
  }
  const staffByName: Record<string, Promise<Person>> = {}

  return {
    app,
    db,
    config,
    connection,
    secret,
    media,
    cache,
    jobs,
    services,
    queries: () => statements.length,
    statements,
    emails: emailsTo(db, jobs, mails),
    clock,
    visitor: someone(0, undefined),
    as: (token) => someone(0, token),
    customer: (name, password) => person(name, undefined, password),
    staff(role) {
      const name = role ?? 'Staff'
      staffByName[name] ??= person(name, role ?? 'owner')
      return staffByName[name]
    },
    async [Symbol.asyncDispose]() {
      await app.close()
      await Promise.all([jobs.stop(), events.stop(), webhooks.stop(), listener.stop()])
      await extensions.settle()
      await db.destroy()
      await giveBack()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

const personAt =
  (app: FastifyInstance, warnings: () => readonly string[], ordersConfirmed: () => Promise<void>) =>
  (id: number, token: string | undefined): Person => {
    const travel = inProcessTransport(app)
    return {
      id,
      token,
      warnings,
      ordersConfirmed,
      async api(endpoint, question) {
        try {
          return await call(
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
