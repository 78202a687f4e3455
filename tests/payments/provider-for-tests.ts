import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentProvider } from '../../server/payments/payment-provider.ts'

/** What goes wrong with a call: it is refused, its answer never comes, or comes as something else. */
type Mishap = 'nothing arrives' | 'its answer is cut'

/** A provider with what its customers, their banks and its dashboard do, so that each can be put to the same questions. */
export interface ProviderForTests extends AsyncDisposable {
  provider: PaymentProvider
  clock: { now: Date }
  pay(reference: string): Promise<void> | void
  /** A bank promises it, and settles it some day. */
  payLater(reference: string): void
  settleLater(reference: string, succeeds: boolean): void
  refundElsewhere(reference: string, cents: number): void
  dispute(reference: string): void
  /** The bank has decided, or the customer has given it up. */
  endDispute(reference: string, end: 'won' | 'lost' | 'withdrawn'): void
  failNext(call: 'open' | 'settle' | 'close' | 'refund', mishap: Mishap, times?: number): void
  nextRefundsAre(state: 'done' | 'pending' | 'failed'): void
  settleRefund(reference: string, isDone: boolean): void
  /** A notice that the provider vouches for, as it would be posted now. */
  notice(reference: string): { body: Buffer; headers: IncomingHttpHeaders }
}
