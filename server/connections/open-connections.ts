import type { Database } from '../db/open.ts'
import type { MailServer } from '../mail/mail-server.ts'
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
  /** Connections with secrets that cannot be decrypted, because they come from another data folder. */
  unreadable: readonly ConnectionName[]
}

const DEFAULT_SENDER = 'shop@localhost'

/** Holds the connections until `reload`, which every process calls after a change. */
export const openConnections = (config: Config, db: Database, secret: Buffer): Promise<Reloadable<Connections>> =>
  openReloadable(async () => connectionsIn(config, await findConnections(db, secret)))

function connectionsIn(config: Config, stored: readonly StoredConnection[]): Connections {
  const mail = stored.find(({ name }) => name === 'mail')
  const address = stored.find(({ name }) => name === 'address')
  return {
    mail: {
      server: config.smtpUrl === 'off' ? undefined : (config.smtpUrl ?? storedMailServer(mail)),
      from: config.mailFrom ?? (mail?.values.from || DEFAULT_SENDER),
    },
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

const SENTENCES: Record<ConnectionName, string> = {
  mail: 'The password of the mail server can’t be read, because it was stored with another data folder. E-mails wait. Enter the password again under Settings, Mail server.',
  address: '',
  backups: '',
}

/** Returns a sentence for the terminal for each connection that can't be read. */
export const unreadableSentences = ({ unreadable }: Connections): string[] => unreadable.map((name) => SENTENCES[name])
