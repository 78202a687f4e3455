import { timingSafeEqual } from 'node:crypto'
import {
  type PaymentProvider,
  PaymentRefused,
  type ProviderPayment,
  type ProviderRefund,
  UnknownOutcome,
  WebhookRejected,
} from 'comptoir/extension'
import { signature } from './second-server.ts'

const WITHIN_MS = 5_000

/** The settings of the provider. */
export interface SecondSettings {
  url: string
  secret: string
}

/** Creates the client of the second provider. */
export function secondProvider({ url, secret }: SecondSettings): PaymentProvider {
  let refusedNotices = 0

  async function ask<Answer>(call: string, given: object): Promise<Answer> {
    const answer = await fetch(`${url}/api/${call}`, {
      method: 'POST',
      body: JSON.stringify(given),
      headers: { authorization: `Bearer ${secret}` },
      signal: AbortSignal.timeout(WITHIN_MS),
    }).catch((error: unknown) => {
      throw new UnknownOutcome(String(error))
    })
    const found = await answer.json().catch((error: unknown) => {
      throw new UnknownOutcome(String(error))
    })
    if (answer.status === 422) throw new PaymentRefused(String((found as { message: unknown }).message))
    if (answer.status !== 200) throw new UnknownOutcome(`The status is ${answer.status}.`)
    return found as Answer
  }
  const payment = ({ dispute, ...found }: ProviderPayment): ProviderPayment => ({
    ...found,
    dispute: dispute && {
      ...dispute,
      openedAt: new Date(dispute.openedAt),
      answerBy: dispute.answerBy && new Date(dispute.answerBy),
    },
  })
  const settle = async (call: 'settle' | 'close', reference: string) =>
    payment(await ask<ProviderPayment>(call, { reference }))

  return {
    id: 'second',
    label: 'SecondPay',
    isTest: false,
    limits: { minCents: 100, maxCents: 1_000_000 },
    pageOrigin: url,
    compose: (details) => details,
    async open(attempt) {
      const { reference } = await ask<{ reference: string }>('open', attempt)
      return { reference, address: `${url}/pay/${reference}` }
    },
    settle: (reference) => settle('settle', reference),
    close: (reference) => settle('close', reference),
    readWebhookEvent(body, headers) {
      const given = Buffer.from(String(headers['x-second-signature'] ?? ''))
      const right = Buffer.from(signature(body.toString(), secret))
      if (given.length !== right.length || !timingSafeEqual(given, right)) {
        refusedNotices += 1
        throw new WebhookRejected('The signature is wrong.')
      }
      return JSON.parse(body.toString()) as { event: string; kind: string; reference: string }
    },
    async *list(from, to) {
      yield* (await ask<ProviderPayment[]>('list', { from, to })).map(payment)
    },
    async *listDisputed(from, to) {
      yield* await ask<string[]>('listDisputed', { from, to })
    },
    refund: (refund) => ask<ProviderRefund>('refund', refund),
    settleRefund: (reference) => ask<ProviderRefund>('settleRefund', { reference }),
    health: () => ({ lastAnswerAt: null, clockOffMs: null, refusedNotices }),
  }
}
