import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import closeWithGrace from 'close-with-grace'
import { destination, pino } from 'pino'
import { buildShop } from './app.ts'
import { openDemoShop } from './demo/open-demo-shop.ts'
import { BUILT_IN } from './extensions/built-in.ts'
import { edgeHeadersFor } from './server/cache/edge/edge-headers.ts'
import type { PurgeSettings } from './server/cache/edge/edge-settings.ts'
import type { startPurges } from './server/cache/edge/start-purges.ts'
import { ResponseCache } from './server/cache/response-cache.ts'
import { openConnections, unreadableSentences } from './server/connections/open-connections.ts'
import { readCatalogueChange } from './server/db/catalogue-changes.ts'
import { listen } from './server/db/listen.ts'
import { openForShop } from './server/db/open-for-shop.ts'
import { continuePositions } from './server/events/events-store.ts'
import { startEvents } from './server/events/start-events.ts'
import { identityInLanguage } from './server/identity/identity-in-language.ts'
import { openIdentity, SETTINGS } from './server/identity/open-identity.ts'
import { startJobs } from './server/jobs/start-jobs.ts'
import { loggableError } from './server/log/loggable-error.ts'
import { currentMail } from './server/mail/mail.ts'
import { sendEmails } from './server/mail/outbox.ts'
import { senderOf } from './server/mail/sender-of.ts'
import { openMedia, whyUnusable } from './server/media/open-media.ts'
import { startMetricsServer } from './server/metrics/metrics-server.ts'
import type { MountPages } from './server/pages/mount-storefront.ts'
import type { Config } from './server/start/config.ts'
import { configOrExit, exitWith } from './server/start/exit-with.ts'
import { closeToOthers } from './server/start/private-folders.ts'
import { openSecret } from './server/start/same-secret.ts'
import { StartupError } from './server/start/startup-error.ts'
import { unusableFolder } from './server/start/unusable-folder.ts'
import { firstStartAddress } from './shop/admin/setup/first-start-address.server.ts'
import { startWebhooks } from './shop/admin/webhooks/send-webhooks.server.ts'
import { webhooksGauge } from './shop/admin/webhooks/webhooks-gauge.server.ts'
import { avatarLoad } from './shop/core/accounts/details/receive-avatar.server.ts'
import { passwordLoad } from './shop/core/auth/passwords/password.server.ts'
import { reportOutdatedEmails } from './shop/core/auth/report-outdated-emails.server.ts'
import { checkListed, unreadableExtensions } from './shop/core/extensions/check-listed.server.ts'
import { importExtensions } from './shop/core/extensions/import-extensions.server.ts'
import { openExtensions } from './shop/core/extensions/open-extensions.server.ts'
import { emailLogo } from './shop/core/settings/files/draw-mark.server.ts'
import { readIdentity } from './shop/core/settings/read-identity.server.ts'
import { COMPATIBLE_FROM, migrations } from './shop/migrations.server.ts'
import { startRecurringJobs } from './shop/recurring-jobs.server.ts'
import { openPaymentMethods } from './shop/sales/payments/methods/registered-methods.server.ts'
import { paymentAlarmsGauge } from './shop/sales/payments/order-payments/alarms/payment-alarms.server.ts'
import { refuseOtherModes } from './shop/sales/payments/order-payments/refuse-other-mode.server.ts'
import { subscribersOf } from './shop/subscribers.server.ts'
import { pictureLoad } from './shop/ui/images/upload/receive-picture.server.ts'

const STOP_WITHIN_MS = 10_000
const clock = () => new Date()
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`)

/**
 * Starts the shop from its configuration and runs until the process is stopped, then closes everything in
 * reverse order. Startup errors are logged as one sentence.
 * @param pages imports the page renderer
 */
export async function runShop(pages: () => Promise<MountPages>): Promise<void> {
  const config = configOrExit()
  const stopping = new AbortController()
  const opened = new AsyncDisposableStack()
  let isOpen = false
  const opening = open(config, pages, opened, stopping.signal)
  closeWithGrace({ delay: config.shutdownDelayMs + STOP_WITHIN_MS, logger: false }, async ({ err }) => {
    if (err) process.stderr.write(`${err.stack}\n`)
    stopping.abort()
    // A load balancer sends requests until its next check of `/readyz`.
    if (isOpen && !err) await pause(config.shutdownDelayMs)
    await opening.catch(() => {})
    await opened.disposeAsync()
  })
  try {
    await opening
    isOpen = true
  } catch (error) {
    if (stopping.signal.aborted) return
    await opened.disposeAsync()
    exitWith(error)
  }
}

async function open(
  config: Config,
  pages: () => Promise<MountPages>,
  opened: AsyncDisposableStack,
  stop: AbortSignal,
): Promise<void> {
  const mountPages = await pages()
  const ownExtensions = await importExtensions(() => import('./extensions.ts'), say)
  const listed = [...BUILT_IN, ...(ownExtensions ?? [])]
  checkListed(listed, config)
  const logger = pino({ level: config.logLevel, serializers: { err: loggableError } }, destination({ sync: false }))
  await mkdir(config.dataDir, { recursive: true, mode: 0o711 }).catch((error) => {
    throw unusableFolder(config.dataDir, error)
  })
  await closeToOthers(config.dataDir)

  const {
    db,
    reading,
    connection,
    connections: databaseConnections,
    close,
  } = await openForShop(config, migrations, say, COMPATIBLE_FROM)
  opened.defer(close)
  await reportOutdatedEmails(db, say)
  const secret = await openSecret(db, config)
  const media = await openMedia(config)
  if (config.bucket) {
    const unusable = await whyUnusable(media)
    if (unusable)
      say(`The bucket ${config.bucket.bucket} cannot be used (${unusable}). Pictures are missing until then.`)
  }
  if (config.demo) await openDemoShop({ db, dataDir: config.dataDir, media, now: clock(), say, stop })
  stop.throwIfAborted()

  let listening = ''
  const cache = new ResponseCache(clock, {}, config.edge && edgeHeadersFor(config.edge))
  const identity = await openIdentity(() => readIdentity(db, clock()))
  const identityOfRequest = identityInLanguage(identity.current)
  const connections = await openConnections(config, db, secret)
  for (const sentence of unreadableSentences(connections.current())) say(sentence)
  const publicUrl = () => connections.current().publicUrl ?? listening
  const log = (failure: object, message: string) => logger.warn(failure, message)
  const jobs = startJobs({ db, clock, log })
  opened.defer(() => jobs.stop())
  const send = currentMail(() => connections.current().mail.server, join(config.dataDir, 'outbox'))
  const sender = () => senderOf(connections.current().mail.from, identity.current())
  const logo = () => emailLogo(identity.current(), media)
  sendEmails(jobs, { db, send, sender, logo, clock, secret })
  // Loaded only when metrics are on: the library costs memory and start time.
  const metrics = config.metrics && (await import('./server/metrics/metrics.ts'))
  const measured = metrics?.createRegistry()
  const extensions = await openExtensions(
    { db, connection, clock, cache, config, identity: identityOfRequest, publicUrl, secret, log },
    listed,
    say,
  )
  extensions.isIncomplete = ownExtensions === undefined
  opened.defer(() => extensions.settle())
  for (const sentence of unreadableExtensions(extensions)) say(sentence)
  const paymentMethods = openPaymentMethods(extensions)
  await refuseOtherModes(db, paymentMethods, config.givesPaymentsUp)
  const services = {
    config,
    paymentMethods,
    db,
    reading,
    clock,
    connections,
    publicUrl,
    identity: identityOfRequest,
    reloadIdentity: identity.reload,
    cache,
    secret,
    media,
    jobs,
    extensions,
    requestDuration: measured?.requestDuration,
    stop,
  }
  const app = await buildShop(services, logger, mountPages)
  opened.defer(() => app.close())
  const address = await app.listen({ host: config.host, port: config.port }).catch(whyNotListening(config))
  listening = address
  const reloadConnections = async () => {
    const before = publicUrl()
    if (!(await connections.reload())) return
    // Pages and cached answers contain the public address.
    if (publicUrl() !== before) cache.drop()
    // Postponed e-mails may be sent now.
    jobs.wake()
  }
  await continuePositions(db, clock())
  const events = startEvents({ db, clock, log }, subscribersOf(services))
  opened.defer(() => events.stop())
  const webhooks = startWebhooks(services, log)
  opened.defer(() => webhooks.stop())
  // Loaded only with a CDN.
  const purges = config.edge?.purge && (await openPurges(config.edge.purge, { db, log }))
  opened.defer(() => purges?.stop())
  const listener = listen(
    connection,
    {
      catalogue_changed: (notice) => {
        const change = readCatalogueChange(notice)
        cache.note(change)
        purges?.wake()
        // Pages rendered meanwhile contain old settings.
        if (!change || change.tags.includes(SETTINGS))
          void identity.reload().then(
            (isAnother) => isAnother && cache.changed(SETTINGS),
            (error: unknown) => logger.warn({ err: error }, 'settings could not be read'),
          )
      },
      customer_changed: (notice) => cache.customers.note(notice),
      connections_changed: () =>
        void reloadConnections().catch((error: unknown) =>
          logger.warn({ err: error }, 'connections could not be read'),
        ),
      job_waits: () => {
        jobs.wake()
        events.wake()
      },
      event_published: () => {
        events.deliver()
        webhooks.wake()
      },
      extensions_changed: () =>
        void extensions.reload().then(
          () => {
            events.deliver()
            jobs.wake()
          },
          (error: unknown) => logger.warn({ err: error }, 'extensions could not be read'),
        ),
    },
    () => cache.suspend(),
  )
  opened.defer(() => listener.stop())
  if (config.metrics && metrics && measured) {
    const work = { pictures: pictureLoad, avatars: avatarLoad, passwords: passwordLoad }
    const ofPurges = config.edge?.purge ? (await import('./server/cache/edge/purge-gauges.ts')).purgeGauges(db) : []
    const gauges = [paymentAlarmsGauge(services), webhooksGauge(db), ...ofPurges]
    const { registry } = measured
    const update = metrics.registerShopMetrics(registry, {
      db,
      connections: databaseConnections,
      cache,
      work,
      clock,
      gauges,
    })
    const server = await startMetricsServer(config.metrics, registry, update).catch(
      whyNotListening(config.metrics, 'METRICS_'),
    )
    opened.defer(() => server.close())
    say(`Metrics are served at ${server.url}`)
  }
  const first = await firstStartAddress(db, publicUrl(), clock())
  if (first) say(`This shop has no owner yet. Create the first account within 24 hours at ${first}`)
  // From here on, output goes to the log only.
  say(`The shop is open: ${publicUrl()}`)
  startRecurringJobs(services)
}

async function openPurges(settings: PurgeSettings, context: Omit<Parameters<typeof startPurges>[0], 'purge'>) {
  const [{ purgerOf }, { startPurges: start }] = await Promise.all([
    import('./server/cache/edge/purgers.ts'),
    import('./server/cache/edge/start-purges.ts'),
  ])
  return start({ ...context, purge: purgerOf(settings) })
}

/** @param of prefix of the setting names */
function whyNotListening({ host, port }: { host: string; port: number }, of = '') {
  return (error: NodeJS.ErrnoException): never => {
    if (error.code === 'EADDRINUSE')
      throw new StartupError(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: ${of}PORT=3001 npm start`,
      )
    if (error.code === 'EACCES')
      throw new StartupError(`This user may not open port ${port}. Choose one above 1023: ${of}PORT=3000 npm start`)
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
      throw new StartupError(`${of}HOST=${host} is not an address of this machine.`)
    throw error
  }
}
