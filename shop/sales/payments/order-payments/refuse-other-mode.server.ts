import type { Database } from '../../../../server/db/open.ts'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import { StartupError } from '../../../../server/start/startup-error.ts'
import type { PaymentProvider } from '../../../extension/payment-provider.ts'
import { stopQuerying } from '../payments-store.server.ts'
import { countUnsettled } from '../unsettled-providers.server.ts'

/** Refuses each connected provider that runs in the other mode. @throws StartupError as `refuseOtherMode` */
export async function refuseOtherModes(db: Database, methods: PaymentMethods, isForced: boolean): Promise<void> {
  for (const { provider } of methods.online()) await refuseOtherMode(db, provider, isForced)
}

/**
 * Prevents a shop from starting with a test key while live payments are unsettled, and vice versa, because the provider
 * would not know them.
 * @param isForced the owner starts it nevertheless
 * @throws StartupError with their number
 */
export async function refuseOtherMode(
  db: Database,
  { id, label, isTest }: PaymentProvider,
  isForced: boolean,
): Promise<void> {
  if (isForced) return stopQuerying(db, id, !isTest)
  const count = await countUnsettled(db, id, !isTest)
  if (count === 0) return
  const [now, before] = isTest ? ['test', 'live'] : ['live', 'test']
  const unsettled = count === 1 ? `a payment by a ${before} key is` : `${count} payments by a ${before} key are`
  throw new StartupError(
    `The key of ${label} is a ${now} key, but ${unsettled} not settled yet. Start with the ${before} key until then, or set PAYMENTS_GIVE_UP=on to stop tracking such payments.`,
  )
}
