import { MINUTE, SECOND } from '../../../../server/durations.ts'
import type { ConnectedProvider } from '../../../../server/payments/payment-methods.ts'
import type { ExtensionContext } from '../../../extension/context.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { OnlineMethod, PaymentMethod } from '../../../extension/payments.ts'
import type { SettingFields, SettingValues } from '../../../extension/settings.ts'
import { within } from '../within.ts'
import { guardedMethod } from './guarded-method.server.ts'
import { guardedProvider } from './guarded-provider.server.ts'

const OPEN_WITHIN_MS = 30 * SECOND
/** After this time, providers that could not be opened are opened again. */
const RETRY_MS = MINUTE

type Values = SettingValues<SettingFields>
type Opened = ConnectedProvider & { extension: Extension; values: string }

/** The part of `Extensions` that payments need. */
interface Host {
  readonly listed: readonly Extension[]
  readonly enabled: readonly Extension[]
  isEnabled: (extension: Extension) => boolean
  contextOf: (extension: Extension) => ExtensionContext
  settingsVersion: (extension: Extension) => number
  record: (extension: Extension, place: string, error: unknown) => void
}

/** The payment methods of all listed extensions, and the connected providers of the enabled ones. */
export class ExtensionPayments {
  /** Methods of disabled extensions are not offered. */
  readonly methods: readonly PaymentMethod[]
  readonly #extensions: Host
  /** By id of the provider. */
  readonly #opened = new Map<string, Opened>()
  #opening: Promise<void> = Promise.resolve()
  #retry: NodeJS.Timeout | undefined

  constructor(extensions: Host) {
    this.#extensions = extensions
    this.methods = extensions.listed.flatMap((extension) =>
      (extension.payments ?? []).map((method) =>
        guardedMethod(method, {
          isEnabled: () => extensions.isEnabled(extension),
          settings: () => extensions.contextOf(extension).settings(),
          report: (place, error) => extensions.record(extension, `payments ${place}`, error),
        }),
      ),
    )
  }

  /** Finds the connected provider of an enabled extension. */
  connected(id: string): ConnectedProvider | undefined {
    const opened = this.#opened.get(id)
    return opened && this.#extensions.isEnabled(opened.extension) ? opened : undefined
  }

  /** Opens the providers of the enabled extensions, those with changed settings again. */
  async update(): Promise<void> {
    const next = async () => {
      await Promise.all(
        this.#extensions.enabled.flatMap((extension) =>
          onlineMethodsOf(extension).map((method) => this.#open(extension, method)),
        ),
      )
    }
    this.#opening = this.#opening.then(next, next)
    await this.#opening
  }

  /** Resolves when the last update is complete. */
  settled(): Promise<void> {
    return this.#opening
  }

  /** A provider counts failures, so it stays open while its settings do not change. */
  async #open(extension: Extension, { provider: { id, open } }: OnlineMethod<Values>): Promise<void> {
    const settings = { extension: extension.name, version: this.#extensions.settingsVersion(extension) }
    const values = this.#extensions.contextOf(extension).settings()
    const before = this.#opened.get(id)
    if (before?.values === JSON.stringify(values)) {
      this.#opened.set(id, { ...before, settings })
      return
    }
    const report = (place: string, error: unknown) =>
      this.#extensions.record(extension, `payments ${id} ${place}`, error)
    try {
      const provider = await within(OPEN_WITHIN_MS, (async () => open(values))())
      if (provider && provider.id !== id) throw new Error(`The provider has the id ${provider.id}.`)
      if (!provider) this.#opened.delete(id)
      else
        this.#opened.set(id, {
          ...{ extension, settings, values: JSON.stringify(values) },
          provider: guardedProvider(provider, report),
        })
    } catch (error) {
      // It counts as not connected, so that the shop and the other providers work.
      this.#opened.delete(id)
      report('open', error)
      this.#retry ??= setTimeout(() => {
        this.#retry = undefined
        void this.update()
      }, RETRY_MS).unref()
    }
  }
}

/** Returns the online methods of an extension. */
export const onlineMethodsOf = ({ payments = [] }: Extension): OnlineMethod<Values>[] =>
  payments.filter((method) => method.kind === 'online')
