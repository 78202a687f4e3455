import {
  type ManualMethod,
  METHOD_ID,
  type OnlineMethod,
  type OpenMethod,
  type PaymentMethod,
} from './payment-method.ts'
import type { PaymentProvider } from './payment-provider.ts'

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
 * @param opened the connected providers by id
 * @throws Error if two methods or providers have one id, or an id has a wrong format
 */
export function paymentMethods(
  registered: readonly PaymentMethod[],
  opened: () => Readonly<Record<string, PaymentProvider>>,
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
        const provider = opened()[method.provider.id]
        return provider ? [{ method, provider }] : []
      }),
    provider: (id) => (Object.hasOwn(opened(), id) ? opened()[id] : undefined),
  }
}

/** Manual methods store their own id as the provider, so these ids share one namespace. */
function checkIds(ids: readonly string[]): void {
  for (const [place, id] of ids.entries()) {
    if (!METHOD_ID.test(id)) throw new Error(`The id ${id} of a payment method must match ${METHOD_ID.source}.`)
    if (ids.indexOf(id) !== place) throw new Error(`Two payment methods have the id ${id}.`)
  }
}
