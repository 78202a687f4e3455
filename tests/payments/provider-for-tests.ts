import type { IncomingHttpHeaders } from 'node:http'
import type { PaymentProvider } from '../../shop/extension/payment-provider.ts'

/** Failure of a call: rejected, no response or a truncated response. */
type Mishap = 'nothing arrives' | 'its answer is cut'

/**
 * A provider with controls for its customers, banks and dashboard, so that all providers run the same conformance
 * cases.
 */
export interface ProviderForTests extends AsyncDisposable {
  provider: PaymentProvider
  clock: { now: Date }
  pay(reference: string): Promise<void> | void
  /** Pays with a method that the bank settles later. */
  payLater(reference: string): void
  settleLater(reference: string, succeeds: boolean): void
  refundElsewhere(reference: string, cents: number): void
  dispute(reference: string): void
  /** The bank decided the dispute, or the customer withdrew it. */
  endDispute(reference: string, end: 'won' | 'lost' | 'withdrawn'): void
  failNext(call: 'open' | 'settle' | 'close' | 'refund', mishap: Mishap, times?: number): void
  nextRefundsAre(state: 'done' | 'pending' | 'failed'): void
  settleRefund(reference: string, isDone: boolean): void
  /** Returns a signed notice as of now. */
  notice(reference: string): { body: Buffer; headers: IncomingHttpHeaders }
}
