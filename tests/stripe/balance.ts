import { randomUUID } from 'node:crypto'

/** A movement on the balance as the API represents it. */
interface BalanceMovement {
  id: string
  object: 'balance_transaction'
  amount: number
  fee: number
  net: number
  created: number
  type: string
  reporting_category: string
  currency: 'eur'
  /** Expanded for movements of payments. */
  source: object | string | null
  /** The id of the payout; empty before the movement is paid out. Not shown. */
  payout: string
}

/** A payout as the API represents it. */
export interface PayoutResponse {
  id: string
  object: 'payout'
  automatic: boolean
  status: 'paid' | 'pending' | 'in_transit' | 'canceled' | 'failed'
  amount: number
  currency: 'eur'
  livemode: boolean
  created: number
  arrival_date: number
}

const DAY_MS = 86_400_000

/** The balance of a Stripe account: movements, and the payouts that contain them. */
export class Balance {
  /** Oldest first. */
  readonly payouts: PayoutResponse[] = []
  readonly #movements: BalanceMovement[] = []
  readonly #now: () => Date

  constructor(now: () => Date) {
    this.#now = now
  }

  #seconds = () => Math.floor(this.#now().getTime() / 1000)

  /** Adds a payment, less Stripe's price for European cards: 1.5 % and 25 cents. */
  receive(intent: string, cents: number): void {
    this.move('charge', intent, cents, Math.round(cents * 0.015) + 25)
  }

  /** @param intent undefined for a movement without a payment, such as a fee */
  move(category: string, intent: string | undefined, amount: number, fee = 0): void {
    const source = intent === undefined ? null : { object: category, payment_intent: intent }
    this.#movements.push({
      ...{ id: `txn_${randomUUID().replaceAll('-', '')}`, object: 'balance_transaction', amount, fee, source },
      ...{ net: amount - fee, created: this.#seconds(), type: category, reporting_category: category, currency: 'eur' },
      payout: '',
    })
  }

  /** Pays out the balance. */
  payOut(status: PayoutResponse['status'] = 'paid'): PayoutResponse {
    const moved = this.#movements.filter(({ payout }) => payout === '')
    const payout: PayoutResponse = {
      ...{ id: `po_${randomUUID().replaceAll('-', '')}`, object: 'payout', automatic: true, status },
      ...{ amount: moved.reduce((sum, { net }) => sum + net, 0), currency: 'eur', livemode: false },
      ...{ created: this.#seconds(), arrival_date: Math.floor(this.#now().getTime() / DAY_MS) * (DAY_MS / 1000) },
    }
    for (const movement of moved) movement.payout = payout.id
    this.payouts.push(payout)
    return payout
  }

  /** Lists the payout itself and its movements, newest first. */
  movementsOf(id: string): Omit<BalanceMovement, 'payout'>[] {
    const payout = this.payouts.find((one) => one.id === id)
    const moved = this.#movements.filter((one) => one.payout === id).map(({ payout: _payout, ...shown }) => shown)
    const { amount = 0, created = 0 } = payout ?? {}
    return [
      {
        ...{ id: `txn_${id}`, object: 'balance_transaction', amount: -amount, fee: 0, net: -amount, source: id },
        ...{ created, type: 'payout', reporting_category: 'payout', currency: 'eur' },
      },
      ...moved.toReversed(),
    ]
  }
}
