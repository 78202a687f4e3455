import type { Database } from '../db/open.ts'
import type { MailServer } from '../mail/mail-server.ts'
import type { PaymentMethod, ProviderSources } from '../payments/payment-method.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { openReloadable, type Reloadable } from '../reloadable.ts'
import type { Config } from '../start/config.ts'
import { type ConnectionName, findConnections, type StoredConnection } from './connections-store.ts'

/** The connections in use: environment variables override what owners entered. */
export interface Connections {
  mail: {
    /** `SMTP_URL`, or the stored server; undefined writes e-mails as files to the outbox folder. */
    server: string | MailServer | undefined
    /** Sender: `shop@example.com` or `Name <shop@example.com>`. */
    from: string
  }
  /** Public URL without a trailing slash; undefined derives it from the host and the port. */
  publicUrl: string | undefined
  /** The settings of the connected payment providers by id, and the providers. */
  providerSettings: Readonly<Record<string, unknown>>
  providers: Readonly<Record<string, PaymentProvider>>
  /** The versions of the connections that were saved. */
  versions: Partial<Record<ConnectionName, number>>
  /** Connections with secrets that cannot be decrypted, because they come from another data folder. */
  unreadable: readonly ConnectionName[]
}

const DEFAULT_SENDER = 'shop@localhost'

/**
 * Holds the connections until `reload`, which every process calls after a change.
 * @param methods the payment methods; their providers are opened once they are configured
 */
export async function openConnections(
  config: Config,
  db: Database,
  secret: Buffer,
  methods: readonly PaymentMethod[],
): Promise<Reloadable<Connections>> {
  let before: ConnectedProviders = { providerSettings: {}, providers: {} }
  return openReloadable(async () => {
    const stored = await findConnections(db, secret)
    before = await openProviders(methods, { config, stored: (name) => stored.find((one) => one.name === name) }, before)
    return { ...connectionsIn(config, stored), ...before }
  })
}

type ConnectedProviders = Pick<Connections, 'providerSettings' | 'providers'>

/** Opens the configured providers. A provider counts failures, so it stays open while its settings do not change. */
async function openProviders(
  methods: readonly PaymentMethod[],
  sources: ProviderSources,
  before: ConnectedProviders,
): Promise<ConnectedProviders> {
  const providerSettings: Record<string, unknown> = {}
  const providers: Record<string, PaymentProvider> = {}
  for (const method of methods) {
    if (method.kind !== 'online') continue
    const { id, configure } = method.provider
    const found = configure(sources)
    if (!found) continue
    const { settings, open } = found
    const opened = before.providers[id]
    const isSame = JSON.stringify(before.providerSettings[id]) === JSON.stringify(settings)
    try {
      providers[id] = opened && isSame ? opened : await open()
      providerSettings[id] = settings
    } catch (error) {
      // It counts as not connected, so that the shop and the other providers work.
      process.stderr.write(`The payment provider ${id} could not be opened: ${error}\n`)
    }
  }
  return { providerSettings, providers }
}

function connectionsIn(
  config: Config,
  stored: readonly StoredConnection[],
): Omit<Connections, keyof ConnectedProviders> {
  const mail = stored.find(({ name }) => name === 'mail')
  const address = stored.find(({ name }) => name === 'address')
  return {
    mail: {
      server: config.smtpUrl === 'off' ? undefined : (config.smtpUrl ?? storedMailServer(mail)),
      from: config.mailFrom ?? (mail?.values.from || DEFAULT_SENDER),
    },
    publicUrl: config.publicUrl ?? (address?.values.address || undefined),
    versions: Object.fromEntries(stored.map(({ name, version }) => [name, version])),
    unreadable: stored.filter(({ secrets }) => secrets === null).map(({ name }) => name),
  }
}

/** Returns the mail server that an owner entered; undefined without one. */
function storedMailServer(mail: StoredConnection | undefined): MailServer | undefined {
  if (!mail?.values.host) return undefined
  const { host, port, security, user = '' } = mail.values
  return {
    host,
    port: Number(port),
    security: security as MailServer['security'],
    user,
    // Without a readable password, e-mails wait until an owner enters it again.
    password: mail.secrets === null ? null : (mail.secrets.password ?? ''),
  }
}

const SENTENCES: Record<ConnectionName, string> = {
  mail: 'The password of the mail server can’t be read, because it was stored with another data folder. E-mails wait. Enter the password again under Settings, Mail server.',
  stripe:
    'The keys of Stripe can’t be read, because they were stored with another data folder. Online payment is off. Enter them again under Settings, Stripe.',
  address: '',
  backups: '',
}

/** Returns a sentence for the terminal for each connection that can't be read. */
export const unreadableSentences = ({ unreadable }: Connections): string[] => unreadable.map((name) => SENTENCES[name])
