import type { Connection } from '../../../server/db/open.ts'
import { MINUTE } from '../../../server/durations.ts'
import { openReloadable, type Reloadable } from '../../../server/reloadable.ts'
import type { Services } from '../../../server/services.ts'
import { SHOP_VERSION } from '../../../server/start/shop-version.ts'
import type { ExtensionContext } from '../../extension/context.ts'
import { ExtensionRefusal } from '../../extension/endpoints.ts'
import type { Extension } from '../../extension/extension.ts'
import type { ReadProducts } from '../../extension/products.ts'
import { notifyStaff } from '../notifications/notify-staff.server.ts'
import { changeTags } from './changed-tags.server.ts'
import { supports } from './check-extensions.server.ts'
import { checkListed } from './check-listed.server.ts'
import { sqlOf } from './database/extension-sql.server.ts'
import { areMigrated, migrateExtensions } from './database/migrate-extension.server.ts'
import { extensionText } from './extension-texts.server.ts'
import {
  type ExtensionError,
  findExtensions,
  insertError,
  type StoredExtension,
  storeListed,
  writeFailed,
  writeMigrated,
} from './extensions-store.server.ts'
import { failedEmail, MAX_ERRORS } from './failed-email.server.ts'
import { extraOf } from './fields/open-extra.server.ts'
import { hideSecrets, loggable, messageOf } from './hide-secrets.server.ts'
import { recorderOf } from './own-events.server.ts'
import { ExtensionPayments } from './payments/extension-payments.server.ts'
import { recordsOf } from './records/extension-records.server.ts'
import { secretsIn, typedValues } from './setting-values.server.ts'
import { within } from './within.ts'

declare module '../../../server/services.ts' {
  interface Services {
    /** The built-in extensions and those of `extensions.ts`. */
    extensions: Extensions
  }
}

/** A function of an extension failed. The error is reported already. */
export class ExtensionFailed extends Error {}

type Needed = Pick<Services, 'db' | 'clock' | 'cache' | 'config' | 'identity' | 'publicUrl' | 'secret'> & {
  /** Logs a failure. */
  log: (failure: object, message: string) => void
}

/** The listed extensions: which of them are enabled, and calls of their functions with time limits. */
export class Extensions {
  /** All listed extensions, with the disabled ones. */
  readonly listed: readonly Extension[]
  readonly payments: ExtensionPayments
  /** Whether `extensions.ts` could not be loaded, so that its extensions are missing in `listed`. */
  isIncomplete = false
  readonly #services: Needed
  readonly #stored: Reloadable<StoredExtension[]>
  /** Extensions that failed in this process, until the database has the state. */
  readonly #failed = new Set<string>()
  /** Extensions with other tables than this process expects. */
  readonly #unmigrated: Set<string>
  /** Failed extensions with a state that is not committed yet. */
  readonly #storing = new Set<string>()
  readonly #errors = new Map<string, number[]>()
  /** When `record` last stored an error, by extension and place. */
  readonly #recorded = new Map<string, number>()
  readonly #reports = new Set<Promise<void>>()
  readonly #contexts = new Map<string, ExtensionContext>()
  #enabled: readonly Extension[] = []
  /** Reads products for the context. The catalogue sets it, because it is a later module. */
  readProducts: ReadProducts = async () => []

  /** Use `openExtensions`. */
  constructor(
    services: Needed,
    listed: readonly Extension[],
    { stored, unmigrated }: { stored: Reloadable<StoredExtension[]>; unmigrated: Iterable<string> },
  ) {
    this.#services = services
    this.#stored = stored
    this.#unmigrated = new Set(unmigrated)
    this.listed = listed
    this.#update()
    this.payments = new ExtensionPayments(this)
  }

  /** The enabled extensions, in the order of `extensions.ts`. */
  get enabled(): readonly Extension[] {
    return this.#enabled
  }

  isEnabled({ name }: Extension): boolean {
    return this.#enabled.some((other) => other.name === name)
  }

  /** Returns what the functions of an extension get. */
  contextOf({ name }: Extension): ExtensionContext {
    const context = this.#contexts.get(name)
    if (!context) throw new Error(`The extension ${name} is not listed.`)
    return context
  }

  /** Returns the version of the settings in use; 0 if they were never saved. */
  settingsVersion({ name }: Extension): number {
    return this.#stored.current().find((one) => one.name === name)?.settings_version ?? 0
  }

  /** Returns the extensions with secrets that were encrypted with another data folder. */
  unreadable(): Extension[] {
    const { secret } = this.#services
    const stored = this.#stored.current().filter(({ sealed }) => secretsIn(sealed, secret) === null)
    return this.listed.filter(({ name }) => stored.some((one) => one.name === name))
  }

  /**
   * Calls an asynchronous function of an extension.
   * @param place the function in error messages
   * @throws ExtensionFailed if it throws or takes longer than `ms`; ExtensionRefusal as the function does
   */
  async call<T>(extension: Extension, place: string, ms: number, run: (x: ExtensionContext) => T | Promise<T>) {
    try {
      return await within(ms, (async () => run(this.contextOf(extension)))())
    } catch (error) {
      if (error instanceof ExtensionRefusal) throw error
      throw this.report(extension, place, error)
    }
  }

  /**
   * Records an error of an extension. The third one within a minute disables it, unless it has payment methods: a
   * failing part must not stop payments.
   * @returns the error to throw
   */
  report(extension: Extension, place: string, error: unknown): ExtensionFailed {
    const { name, payments = [] } = extension
    const now = this.#services.clock()
    const message = hideSecrets(extension, this.contextOf(extension).settings(), messageOf(error))
    this.#services.log(
      { err: loggable(extension, this.contextOf(extension).settings(), error), extension: name, place },
      'an extension failed',
    )
    const recent = (this.#errors.get(name) ?? []).filter((at) => at > now.getTime() - MINUTE)
    recent.push(now.getTime())
    this.#errors.set(name, recent)
    const isDisabled = recent.length >= MAX_ERRORS && payments.length === 0
    if (isDisabled) {
      this.#failed.add(name)
      this.#errors.delete(name)
      this.#update()
      this.#services.cache.drop()
    }
    this.#storeLater(name, { place, message, at: now }, isDisabled)
    return new ExtensionFailed(`${name}: ${message}`, { cause: error })
  }

  /**
   * Records an error that never disables the extension, because visitors or other systems can cause it: at most once a
   * minute per place.
   */
  record(extension: Extension, place: string, error: unknown): void {
    const { name } = extension
    const now = this.#services.clock()
    const key = `${name} ${place}`
    if (now.getTime() - (this.#recorded.get(key) ?? Number.NEGATIVE_INFINITY) < MINUTE) return
    this.#recorded.set(key, now.getTime())
    this.#services.log(
      { err: loggable(extension, this.contextOf(extension).settings(), error), extension: name, place },
      'an extension failed',
    )
    const message = hideSecrets(extension, this.contextOf(extension).settings(), messageOf(error))
    this.#storeLater(name, { place, message, at: now }, false)
  }

  /** Resolves when all reported errors are stored. */
  async settle(): Promise<void> {
    await Promise.all(this.#reports)
  }

  /** Reads the states again, after any process changed one. */
  async reload(): Promise<void> {
    if (this.listed.length === 0) return
    const hasChanged = await this.#stored.reload()
    const failed = this.#failed.size + this.#unmigrated.size
    // Another process may have run the migrations.
    for (const one of this.listed)
      if (this.#unmigrated.has(one.name) && (await areMigrated(this.#services.db, one)))
        this.#unmigrated.delete(one.name)
    for (const { name, is_enabled } of this.#stored.current())
      if (is_enabled && !this.#storing.has(name)) this.#failed.delete(name)
    // A concurrent call may still open providers.
    if (!hasChanged && this.#failed.size + this.#unmigrated.size === failed) return this.payments.settled()
    this.#update()
    await this.payments.update()
    this.#services.cache.drop()
  }

  #storeLater(name: string, error: ExtensionError, isDisabled: boolean): void {
    const report = this.#store(name, error, isDisabled)
      .catch((failure: unknown) => this.#services.log({ err: failure }, 'an error of an extension was not stored'))
      .finally(() => this.#reports.delete(report))
    this.#reports.add(report)
  }

  #update(): void {
    const on = new Set(this.#stored.current().flatMap((one) => (one.is_enabled && one.is_migrated ? [one.name] : [])))
    const isOff = ({ name }: Extension) => this.#failed.has(name) || this.#unmigrated.has(name)
    this.#enabled = this.listed.filter((one) => on.has(one.name) && !isOff(one) && supports(one, SHOP_VERSION))
    for (const extension of this.listed) {
      const stored = this.#stored.current().find(({ name }) => name === extension.name)
      this.#contexts.set(extension.name, this.#contextFor(extension, stored))
    }
  }

  #contextFor(extension: Extension, stored: StoredExtension | undefined): ExtensionContext {
    const { name, settings: fields = {}, resources = {}, texts = {} } = extension
    const secrets = secretsIn(stored?.sealed ?? null, this.#services.secret)
    const values = typedValues(fields, { ...stored?.settings, ...secrets }, this.#services.config.environment)
    return {
      now: () => this.#services.clock(),
      settings: () => values,
      text: (key, given = {}) => extensionText(texts, key, given),
      records: (resource: string | { title: string }) => recordsOf(this.#services.db, name, resources, resource),
      products: (page) => this.readProducts(page),
      changed: (...tags) => changeTags(this.#services, { name }, tags),
      extra: extraOf(this.#services.db, extension),
      record: recorderOf(this.#services.db, extension, () => this.#services.clock()),
      ...sqlOf(this.#services.db, extension, () => this.#services.clock()),
    }
  }

  async #store(name: string, error: ExtensionError, isDisabled: boolean): Promise<void> {
    // PostgreSQL stores no NUL characters.
    const stored = { ...error, message: error.message.replaceAll('\0', '') }
    if (isDisabled) await this.#storeFailed(name, stored)
    await insertError(this.#services.db, name, stored)
    if (isDisabled) await this.reload()
  }

  async #storeFailed(name: string, error: ExtensionError): Promise<void> {
    this.#storing.add(name)
    try {
      await this.#services.db.transaction().execute(async (tx) => {
        if (!(await writeFailed(tx, name, error.at))) return
        const email = () => failedEmail(name, error, this.#services)
        await notifyStaff(tx, this.#services, { event: 'always', email, now: error.at })
      })
    } catch (failure) {
      // The stored state is valid in all processes, so this process continues with it.
      this.#failed.delete(name)
      this.#update()
      throw failure
    } finally {
      this.#storing.delete(name)
    }
  }
}

/**
 * Checks the listed extensions, runs their migrations and reads their states.
 * @param say prints a warning for the operator
 * @throws StartupError if the list is invalid
 */
export async function openExtensions(
  services: Needed & {
    /** For migrations. Without it, the extensions must have none. */
    connection?: Connection
  },
  listed: readonly Extension[],
  say: (sentence: string) => void = () => {},
): Promise<Extensions> {
  checkListed(listed, services.config)
  await storeListed(services.db, listed)
  for (const one of listed)
    if (!supports(one, SHOP_VERSION))
      say(`The extension ${one.name} ${one.version} is disabled: it is for version ${one.for} of Comptoir.`)
  const migrating = listed.filter((one) => one.migrations && supports(one, SHOP_VERSION))
  const failures = services.connection ? await migrateExtensions(services.connection, migrating) : []
  // A version without migrations may replace one with a failed migration.
  for (const { name, migrations } of listed) if (!migrations) await writeMigrated(services.db, name, true)
  for (const { name, message } of failures) {
    say(`The extension ${name} is disabled. ${message}`)
    await insertError(services.db, name, { place: 'migrations', message, at: services.clock() })
  }
  const read = async () => (listed.length === 0 ? [] : findExtensions(services.db))
  const extensions = new Extensions(services, listed, {
    stored: await openReloadable(read),
    unmigrated: failures.map(({ name }) => name),
  })
  await extensions.payments.update()
  return extensions
}
