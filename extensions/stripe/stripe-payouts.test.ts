import { expect, test } from 'vitest'
import { paymentDetails } from '../../tests/payments/payment-details.ts'
import { openStripe } from '../../tests/stripe/emulator.ts'
import { stripeProvider } from './stripe-provider.ts'

test('lists payouts with payments, refunds, disputes and fees that add up to the cent', async () => {
  await using stripe = await openStripe()
  const now = new Date('2026-11-23T09:00:00Z')
  stripe.clock.now = now
  const provider = stripeProvider({
    ...{ key: stripe.key, webhookSecrets: [stripe.webhookSecret], apiUrl: new URL(stripe.url) },
  })
  const { account } = stripe
  const details = paymentDetails({ endsAt: new Date(now.getTime() + 45 * 60_000) })
  const { reference } = await provider.open({
    key: crypto.randomUUID(),
    parameters: provider.compose(details),
  })
  account.pay(reference)
  const { otherReference: payment, receivedCents } = await provider.settle(reference)
  await provider.refund({ key: crypto.randomUUID(), reference, cents: 5_00 })
  account.balance.move('dispute', payment ?? '', -receivedCents, 20_00)
  account.balance.move('fee', undefined, -2_00)
  account.balance.move('topup', undefined, 50_00)
  // More movements than on a page of the list.
  for (let cents = 1; cents <= 60; cents += 1) account.balance.move('charge', `pi_other_${cents}`, cents)
  const made = account.balance.payOut()
  account.balance.move('charge', 'pi_later', 10_00)
  const later = account.balance.payOut('failed')

  const listed = await Array.fromAsync(provider.listPayouts?.(new Date(now.getTime() - 60_000), now) ?? [])
  const payouts = listed.toSorted((one, other) => other.cents - one.cents)
  expect(payouts.map(({ movements: _movements, ...payout }) => payout)).toEqual(
    [made, later]
      .map(({ id, amount }) => ({
        ...{ reference: id, state: id === made.id ? 'paid' : 'failed', arrivesOn: '2026-11-23' },
        ...{ cents: amount, currency: 'EUR', isTest: true },
      }))
      .toSorted((one, other) => other.cents - one.cents),
  )
  const movements = listed.find((one) => one.reference === made.id)?.movements ?? []
  expect(movements).toHaveLength(65)
  expect(movements.reduce((sum, { cents, feeCents }) => sum + cents - feeCents, 0)).toBe(made.amount)
  const own = movements.filter((one) => one.payment === null || one.payment === payment)
  const shown = own.map(({ kind, payment, cents, feeCents, at }) => ({ kind, payment, cents, feeCents, at }))
  const fee = Math.round(receivedCents * 0.015) + 25
  expect(shown).toHaveLength(5)
  expect(shown).toEqual(
    expect.arrayContaining([
      { kind: 'payment', payment, cents: receivedCents, feeCents: fee, at: now },
      { kind: 'refund', payment, cents: -5_00, feeCents: 0, at: now },
      { kind: 'dispute', payment, cents: -receivedCents, feeCents: 20_00, at: now },
      { kind: 'fee', payment: null, cents: -2_00, feeCents: 0, at: now },
      { kind: 'other', payment: null, cents: 50_00, feeCents: 0, at: now },
    ]),
  )
  expect(await Array.fromAsync(provider.listPayouts?.(new Date(0), new Date(now.getTime() - 60_000)) ?? [])).toEqual([])
})
