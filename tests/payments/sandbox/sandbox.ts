import { setTimeout as pause } from 'node:timers/promises'
import Stripe from 'stripe'
import { stripeProvider } from '../../../extensions/stripe/stripe-provider.ts'
import type { ProviderForTests } from '../provider-for-tests.ts'

/** Time in which a person can pay. */
const PAYABLE_FOR_MS = 15 * 60_000
const ASKED_EVERY_MS = 1_000
/** The provider requires a secret, but no webhooks are delivered here. */
const SECRET = 'whsec_nothing_is_delivered'

/** Instructions for the person at the terminal. */
const PAY_WITH = {
  card: 'Pay with 4242 4242 4242 4242, any later month and any CVC',
  'after a decline': 'Try 4000 0000 0000 0002, which is declined, and then pay with 4242 4242 4242 4242',
  'as the bank asks': 'Pay with 4000 0025 0000 3155, and confirm what the bank asks',
} as const

interface Sandbox extends ProviderForTests {
  payWith(reference: string, how: keyof typeof PAY_WITH): Promise<void>
}

/**
 * Opens Stripe's sandbox as an environment for conformance cases: a person pays on its pages, the rest uses its API.
 */
export async function openSandbox({ key, apiUrl }: { key: string; apiUrl: URL | undefined }): Promise<Sandbox> {
  const real = stripeProvider({ key, webhookSecrets: [SECRET], apiUrl })
  const api = new Stripe(key, {
    ...(apiUrl && { host: apiUrl.hostname, port: apiUrl.port, protocol: 'http' as const }),
    telemetry: false,
  })
  const addresses = new Map<string, string>()
  const stateOf = async (reference: string) => (await real.settle(reference)).state

  async function payWith(reference: string, how: keyof typeof PAY_WITH): Promise<void> {
    // Do not send a person to a closed page.
    if ((await stateOf(reference)) !== 'open') throw new Error('Nobody can pay this any more.')
    process.stdout.write(`${PAY_WITH[how]}: ${addresses.get(reference)}\n`)
    for (const end = Date.now() + PAYABLE_FOR_MS; (await stateOf(reference)) === 'open'; await pause(ASKED_EVERY_MS))
      if (Date.now() > end) throw new Error('Nobody has paid it.')
  }
  const cannotBeDone = (): never => {
    throw new Error('This cannot be done from outside.')
  }
  return {
    provider: {
      ...real,
      async open(attempt) {
        const opened = await real.open(attempt)
        addresses.set(opened.reference, opened.address)
        return opened
      },
    },
    clock: { now: new Date() },
    payWith,
    pay: (reference) => payWith(reference, 'card'),
    async refundElsewhere(reference, amount) {
      const { otherReference } = await real.settle(reference)
      await api.refunds.create({ payment_intent: otherReference ?? '', amount })
    },
    ...{
      payLater: cannotBeDone,
      settleLater: cannotBeDone,
      dispute: cannotBeDone,
      endDispute: cannotBeDone,
      failNext: cannotBeDone,
    },
    ...{ nextRefundsAre: cannotBeDone, settleRefund: cannotBeDone, notice: cannotBeDone },
    async [Symbol.asyncDispose]() {},
  }
}
