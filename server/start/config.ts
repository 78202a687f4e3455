import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import { type EdgeSettings, edgeErrors, edgeIn, edgeVariables } from '../cache/edge/edge-settings.ts'
import type { PoolerSettings } from '../db/open.ts'
import type { BucketSettings } from '../media/bucket-settings.ts'
import { isLoopback } from './is-loopback.ts'
import { StartupError } from './startup-error.ts'

const LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** An empty setting counts as unset. */
const setting = <T extends z.ZodType>(schema: T) => z.preprocess((value) => (value === '' ? undefined : value), schema)
const onOff = z.enum(['on', 'off'], 'must be on or off')

const PORT_TEXT = 'must be a number from 0 to 65535'
const Port = z.coerce.number(PORT_TEXT).int(PORT_TEXT).min(0, PORT_TEXT).max(65_535, PORT_TEXT)

const DELAY_TEXT = 'must be a number of seconds from 0 to 300'
const Delay = z.coerce.number(DELAY_TEXT).int(DELAY_TEXT).min(0, DELAY_TEXT).max(300, DELAY_TEXT)

const URL_TEXT = 'must be an http or https address without a path'
const PublicUrl = z
  .url({ protocol: /^https?$/, error: URL_TEXT })
  .refine((url) => /^\/*$/.test(new URL(url).pathname), URL_TEXT)

const Proxies = z
  .string()
  .refine(
    (list) => list.split(',').every((proxy) => isNetwork(proxy.trim())),
    `must list addresses or networks of proxies (or ${NAMED_NETWORKS.join(', ')}), separated by commas`,
  )

const PROVIDER_TEXT = 'must be an https address (plain http only on this machine)'
const ProviderUrl = z
  .url({ protocol: /^https?$/, error: PROVIDER_TEXT })
  .refine((url) => new URL(url).protocol === 'https:' || isLoopback(new URL(url).hostname), PROVIDER_TEXT)

const DatabaseUrl = z.string().regex(/^postgres(ql)?:\/\//, 'must start with postgres://')

const SECRET_TEXT = 'must be 32 bytes in Base64, as printed by: openssl rand -base64 32'
const Secret = z
  .string()
  .refine((text) => Buffer.from(text, 'base64').length === 32, SECRET_TEXT)
  .transform((text) => Buffer.from(text, 'base64'))

const StoreUrl = z.url({ protocol: /^https?$/, error: 'must be the address of an object store' })
const BucketName = z.string().regex(/^[a-z\d][a-z\d.-]{1,61}[a-z\d]$/, 'must be the name of a bucket')

export const Settings = z.object({
  HOST: setting(z.string().default('127.0.0.1')),
  PORT: setting(Port.default(3000)),
  METRICS_HOST: setting(z.string().default('127.0.0.1')),
  METRICS_PORT: setting(Port.optional()),
  PUBLIC_URL: setting(PublicUrl.optional()),
  DATA_DIR: setting(z.string().default('./data')),
  BACKUP_DIR: setting(z.string().optional()),
  DATABASE_URL: setting(DatabaseUrl.optional()),
  DATABASE_POOL_URL: setting(DatabaseUrl.optional()),
  DATABASE_READ_URL: setting(DatabaseUrl.optional()),
  DATABASE_PREPARED_STATEMENTS: setting(onOff.default('on')),
  SHUTDOWN_DELAY: setting(Delay.default(0)),
  DEMO: setting(onOff.optional()),
  RATE_LIMITS: setting(onOff.default('on')),
  TRUST_PROXY: setting(Proxies.optional()),
  SMTP_URL: setting(
    z
      .string()
      .regex(/^(smtps?:\/\/|off$)/, 'must start with smtp:// or smtps://, or be off')
      .optional(),
  ),
  MAIL_FROM: setting(z.string().regex(/@/, 'must be an address').optional()),
  SHOP_EMAIL: setting(z.string().regex(/@/, 'must be an address').optional()),
  SOCIAL_LOGIN_CLIENT_ID: setting(z.string().optional()),
  SOCIAL_LOGIN_NAME: setting(z.string().default('Google')),
  SOCIAL_LOGIN_ISSUER: setting(z.string().default('https://accounts.google.com')),
  SOCIAL_LOGIN_JWKS_URL: setting(ProviderUrl.default('https://www.googleapis.com/oauth2/v3/certs')),
  SOCIAL_LOGIN_SCRIPT_URL: setting(ProviderUrl.default('https://accounts.google.com/gsi/client')),
  PAYMENTS_GIVE_UP: setting(onOff.default('off')),
  VIES_URL: setting(
    z.union([z.literal('off'), ProviderUrl]).default('https://ec.europa.eu/taxation_customs/vies/rest-api'),
  ),
  WEBHOOKS_ALLOW_LOOPBACK: setting(onOff.default('off')),
  SHOP_SECRET: setting(Secret.optional()),
  SHOP_SECRET_PREVIOUS: setting(Secret.optional()),
  SHOP_SECRET_REPLACED: setting(onOff.default('off')),
  S3_BUCKET: setting(BucketName.optional()),
  S3_ENDPOINT: setting(StoreUrl.optional()),
  S3_REGION: setting(z.string().default('us-east-1')),
  S3_PREFIX: setting(
    z
      .string()
      .regex(/^[\w-][\w.-]*(?:\/[\w-][\w.-]*)*\/?$/, 'must be a path such as shops/one')
      .optional(),
  ),
  S3_PATH_STYLE: setting(onOff.optional()),
  S3_ACCESS_KEY_ID: setting(z.string().optional()),
  S3_SECRET_ACCESS_KEY: setting(z.string().optional()),
  ...edgeVariables,
  LOG_LEVEL: setting(z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info')),
})

/** An identity provider. Its signed tokens are accepted for login. */
export interface SocialLoginConfig {
  name: string
  clientId: string
  issuer: string
  jwksUrl: string
  scriptUrl: string
}

/** The validated settings, with defaults. */
export interface Config {
  host: string
  port: number
  /** Address of the metrics server; undefined disables it. */
  metrics: { host: string; port: number } | undefined
  /** Without a trailing slash; undefined uses the address that an owner entered (`server/connections/`). */
  publicUrl: string | undefined
  dataDir: string
  /** Folder of the backups that the shop makes itself; undefined uses `backups` in the data folder. */
  backupDir: string | undefined
  databaseUrl: string | undefined
  /** A pooler in transaction mode for all statements except migrations and `LISTEN`. */
  databasePool: (PoolerSettings & { url: string }) | undefined
  /** A replica for reports and exports. */
  databaseReadUrl: string | undefined
  /** How long a stopping process still serves requests, with `/readyz` at 503. */
  shutdownDelayMs: number
  demo: boolean
  rateLimits: boolean
  trustProxy: string | undefined
  /** Undefined uses the mail server that an owner entered; `off` writes e-mails as files to the outbox folder. */
  smtpUrl: string | undefined
  /** Undefined uses the sender address that an owner entered. */
  mailFrom: string | undefined
  /** Recipient of contact messages. */
  shopEmail: string
  /** True if SHOP_EMAIL is set; otherwise `shopEmail` is the sender address. */
  hasShopEmail: boolean
  socialLogin: SocialLoginConfig | undefined
  /** All environment variables with a value. They override the settings of extensions. */
  environment: Readonly<Record<string, string>>
  /** Starts with a key of the other mode (test or live) although payments are running, and abandons those. */
  givesPaymentsUp: boolean
  /** REST API of VIES, which checks VAT numbers; undefined checks none. */
  viesUrl: string | undefined
  /** Webhooks may go to addresses of this machine, also with http. */
  webhooksAllowLoopback: boolean
  /** The secret of the shop; undefined uses the file in the data folder. */
  secret: Buffer | undefined
  /** The secret before a rotation, which is still valid; undefined ends the rotation. */
  previousSecret: Buffer | undefined
  /** Starts with another secret than before. Stored passwords and keys become unreadable. */
  replacesSecret: boolean
  /** The bucket of pictures; undefined stores them in the data folder. */
  bucket: BucketSettings | undefined
  /** The CDN; undefined sends no headers for one. */
  edge: EdgeSettings | undefined
  logLevel: string
}

/**
 * Parses the settings; no other code reads the environment. Each one can be in a file named by `<NAME>_FILE`.
 * @throws StartupError that names each invalid setting
 */
export function readConfig(given: Record<string, string | undefined>): Config {
  const environment = { ...given, ...settingsInFiles(given) }
  const read = Settings.safeParse(environment)
  const errors = read.error?.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`) ?? []
  if (environment.RATE_LIMITS === 'off' && environment.HOST && !isLoopback(environment.HOST)) {
    errors.push('RATE_LIMITS may be off only while HOST is a loopback address')
  }
  const { PORT, METRICS_PORT } = read.data ?? {}
  // With 0, the system assigns two different ports.
  if (METRICS_PORT && METRICS_PORT === PORT) errors.push('METRICS_PORT must differ from PORT')
  const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = read.data ?? {}
  if (S3_BUCKET && !(S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY))
    errors.push('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY')
  for (const name of ['DATABASE_POOL_URL', 'DATABASE_READ_URL'] as const)
    if (read.data?.[name] && !read.data.DATABASE_URL) errors.push(`${name} needs DATABASE_URL`)
  errors.push(...edgeErrors(read.data ?? {}))
  if (!read.success || errors.length > 0) throw new StartupError(`Invalid setting: ${errors.join('; ')}.`)

  const settings = read.data
  return {
    host: settings.HOST,
    port: settings.PORT,
    metrics:
      settings.METRICS_PORT === undefined ? undefined : { host: settings.METRICS_HOST, port: settings.METRICS_PORT },
    publicUrl: settings.PUBLIC_URL?.replace(/\/+$/, ''),
    dataDir: resolve(settings.DATA_DIR),
    backupDir: settings.BACKUP_DIR === undefined ? undefined : resolve(settings.BACKUP_DIR),
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL_URL
      ? {
          url: settings.DATABASE_POOL_URL,
          hasPreparedStatements: settings.DATABASE_PREPARED_STATEMENTS === 'on',
        }
      : undefined,
    databaseReadUrl: settings.DATABASE_READ_URL,
    shutdownDelayMs: settings.SHUTDOWN_DELAY * 1_000,
    // An external database gets demo products only on request.
    demo: (settings.DEMO ?? (settings.DATABASE_URL ? 'off' : 'on')) === 'on',
    rateLimits: settings.RATE_LIMITS === 'on',
    trustProxy: settings.TRUST_PROXY,
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM,
    shopEmail: settings.SHOP_EMAIL ?? settings.MAIL_FROM ?? 'shop@localhost',
    hasShopEmail: settings.SHOP_EMAIL !== undefined,
    socialLogin: settings.SOCIAL_LOGIN_CLIENT_ID
      ? {
          name: settings.SOCIAL_LOGIN_NAME,
          clientId: settings.SOCIAL_LOGIN_CLIENT_ID,
          issuer: settings.SOCIAL_LOGIN_ISSUER,
          jwksUrl: settings.SOCIAL_LOGIN_JWKS_URL,
          scriptUrl: settings.SOCIAL_LOGIN_SCRIPT_URL,
        }
      : undefined,
    environment: Object.fromEntries(
      Object.entries(environment).flatMap(([name, value]) => (value ? [[name, value]] : [])),
    ),
    givesPaymentsUp: settings.PAYMENTS_GIVE_UP === 'on',
    viesUrl: settings.VIES_URL === 'off' ? undefined : settings.VIES_URL.replace(/\/+$/, ''),
    webhooksAllowLoopback: settings.WEBHOOKS_ALLOW_LOOPBACK === 'on',
    secret: settings.SHOP_SECRET,
    previousSecret: settings.SHOP_SECRET_PREVIOUS,
    replacesSecret: settings.SHOP_SECRET_REPLACED === 'on',
    bucket: bucketIn(settings),
    edge: edgeIn(settings),
    logLevel: settings.LOG_LEVEL,
  }
}

/** Variables that extensions read, such as those of payment providers. */
const EXTENSION_SETTING = /^(?:STRIPE|PAYMENT)_/

function settingsInFiles(environment: Record<string, string | undefined>): Record<string, string> {
  const named = Object.entries(environment).flatMap(([variable, path]) => {
    const [, name = ''] = /^(\w+)_FILE$/.exec(variable) ?? []
    return path && (name in Settings.shape || EXTENSION_SETTING.test(name)) ? [[name, path] as const] : []
  })
  return Object.fromEntries(
    named.map(([name, path]) => {
      if (environment[name]) throw new StartupError(`Invalid setting: ${name} and ${name}_FILE exclude each other.`)
      try {
        return [name, readFileSync(path, 'utf8').trim()]
      } catch (error) {
        throw new StartupError(`Invalid setting: ${name}_FILE cannot be read (${(error as Error).message}).`)
      }
    }),
  )
}

function bucketIn(settings: z.infer<typeof Settings>): BucketSettings | undefined {
  const { S3_BUCKET, S3_ENDPOINT, S3_REGION, S3_PREFIX = '', S3_PATH_STYLE } = settings
  if (!S3_BUCKET) return undefined
  return {
    endpoint: S3_ENDPOINT ?? `https://s3.${S3_REGION}.amazonaws.com`,
    region: S3_REGION,
    bucket: S3_BUCKET,
    prefix: S3_PREFIX.replace(/\/*$/, S3_PREFIX && '/'),
    // Other stores than Amazon usually have no host name per bucket.
    isPathStyle: (S3_PATH_STYLE ?? (S3_ENDPOINT ? 'on' : 'off')) === 'on',
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
  }
}

/** Returns true for an IP address, a network such as 10.0.0.0/8, or a name that Fastify knows. */
function isNetwork(proxy: string): boolean {
  if (NAMED_NETWORKS.includes(proxy)) return true
  const [address = '', length, ...rest] = proxy.split('/')
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1
  return bits > 0 && rest.length === 0 && (length === undefined || (/^\d{1,3}$/.test(length) && Number(length) <= bits))
}
