import { stripeSecretsIn } from '../../lib/stripe-keys.ts'
import type { Database } from '../db/open.ts'
import type { MailServer } from '../mail/mail-server.ts'
import { openProvider } from '../payments/open-provider.ts'
import type { PaymentProvider } from '../payments/payment-provider.ts'
import { openReloadable, type Reloadable } from '../reloadable.ts'
import type { Config, StripeConfig } from '../start/config.ts'
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
  /** The keys of Stripe; undefined disables online payments. */
  stripe: StripeConfig | undefined
  /** Version of the stored keys; undefined if environment variables set the keys. */
  stripeVersion: number | undefined
  /** The payment provider of these keys. */
  payments: PaymentProvider | undefined
  /** Connections with secrets that cannot be decrypted, because they come from another data folder. */
  unreadable: readonly ConnectionName[]
}

const DEFAULT_SENDER = 'shop@localhost'

/** Holds the connections until `reload`, which every process calls after a change. */
export async function openConnections(config: Config, db: Database, secret: Buffer): Promise<Reloadable<Connections>> {
  let opened: Pick<Connections, 'stripe' | 'payments'> | undefined
  return openReloadable(async () => {
    const found = connectionsIn(config, await findConnections(db, secret))
    // A provider counts failures, so it stays while its keys do.
    if (!opened || JSON.stringify(opened.stripe) !== JSON.stringify(found.stripe))
      opened = { stripe: found.stripe, payments: await openProvider(found) }
    return { ...found, ...opened }
  })
}

function connectionsIn(config: Config, stored: readonly StoredConnection[]): Omit<Connections, 'payments'> {
  const mail = stored.find(({ name }) => name === 'mail')
  const address = stored.find(({ name }) => name === 'address')
  return {
    mail: {
      server: config.smtpUrl === 'off' ? undefined : (config.smtpUrl ?? storedMailServer(mail)),
      from: config.mailFrom ?? (mail?.values.from || DEFAULT_SENDER),
    },
    stripe: config.stripe ?? storedStripe(stored, config),
    stripeVersion: config.stripe ? undefined : (stored.find(({ name }) => name === 'stripe')?.version ?? 0),
    publicUrl: config.publicUrl ?? (address?.values.address || undefined),
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

function storedStripe(stored: readonly StoredConnection[], { stripeApiUrl }: Config): StripeConfig | undefined {
  const { key, webhook_secrets } = stored.find(({ name }) => name === 'stripe')?.secrets ?? {}
  if (!key || !webhook_secrets) return undefined
  return { key, webhookSecrets: stripeSecretsIn(webhook_secrets), apiUrl: stripeApiUrl }
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
