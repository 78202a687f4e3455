import type { PaymentProvider } from '../../shop/extension/payment-provider.ts'
import type { ManualMethod, OnlineMethod, PaymentMethod } from '../../shop/extension/payments.ts'
import { StartupError } from '../start/startup-error.ts'

/** The format of method and provider ids. They are stored; the database checks the same format. */
export const METHOD_ID = /^[a-z][a-z\d_]{0,29}$/

/** A connected provider. */
export interface ConnectedProvider {
  provider: PaymentProvider
  /** The extension with the settings of the provider, and the version of the settings that opened it. */
  settings: { extension: string; version: number }
}

/** An online method with its connected provider. */
export interface OpenMethod extends ConnectedProvider {
  method: OnlineMethod
}

/** The payment methods of a shop. Providers come and go while it runs. */
export interface PaymentMethods {
  /** All registered methods, also without a connected provider. */
  readonly registered: readonly PaymentMethod[]
  readonly manual: readonly ManualMethod[]
  /** Finds a registered method by its id. */
  find: (id: string) => PaymentMethod | undefined
  /** The online methods with a connected provider. */
  online: () => OpenMethod[]
  /** Finds a connected provider by its id. */
  provider: (id: string) => PaymentProvider | undefined
}

/**
 * Returns the registry of payment methods.
 * @param connected finds a connected provider by its id
 * @throws StartupError if two methods or providers have one id, or an id has a wrong format
 */
export function paymentMethods(
  registered: readonly PaymentMethod[],
  connected: (id: string) => ConnectedProvider | undefined,
): PaymentMethods {
  const online = registered.filter((method): method is OnlineMethod => method.kind === 'online')
  const manual = registered.filter((method): method is ManualMethod => method.kind !== 'online')
  checkIds(registered.map(({ id }) => id))
  checkIds([...manual.map(({ id }) => id), ...online.map(({ provider }) => provider.id)])
  return {
    registered,
    manual,
    find: (id) => registered.find((method) => method.id === id),
    online: () =>
      online.flatMap((method) => {
        const found = connected(method.provider.id)
        return found ? [{ method, ...found }] : []
      }),
    provider: (id) => connected(id)?.provider,
  }
}

/** Manual methods store their own id as the provider, so these ids share one namespace. */
function checkIds(ids: readonly string[]): void {
  for (const [place, id] of ids.entries()) {
    if (!METHOD_ID.test(id)) throw new StartupError(`The id ${id} of a payment method must match ${METHOD_ID.source}.`)
    if (ids.indexOf(id) !== place) throw new StartupError(`Two payment methods have the id ${id}.`)
  }
}
