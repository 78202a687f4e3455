import { toPrice } from '../../../../lib/money.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { checkedPeriod } from '../accounting-period.server.ts'
import { getPayouts } from './payouts.contract.ts'
import { findSettlement, hasFetched } from './payouts-store.server.ts'
import { MOST_DIFFERENCES, type PayoutDifference, sumsOf } from './settlement.ts'

/** Registers the endpoint that compares payments with payouts. */
export function payoutEndpoints(app: ShopApp, { db, paymentMethods }: Services): void {
  app.route({
    ...getPayouts,
    handler: async ({ query }) => {
      const period = checkedPeriod(query)
      const [settlement, isListed] = await Promise.all([findSettlement(db, period), hasFetched(db)])
      const { days, payouts, differences } = settlement
      const { payoutCents, feeCents, openCents } = sumsOf(settlement)
      return {
        is_listed: isListed,
        days: days.map(({ day, transfers, others, online, refunds, open }) => ({
          ...{ day, transfers: toPrice(transfers), others: toPrice(others), online: toPrice(online) },
          ...{ refunds: toPrice(refunds), open: toPrice(open) },
        })),
        payouts: payouts.map(({ provider, reference, state, arrivesOn, cents, ...sums }) => ({
          ...{ provider, provider_name: paymentMethods.provider(provider)?.label ?? provider },
          ...{ reference, state, arrives_on: arrivesOn },
          ...{ payments: toPrice(sums.payments), refunds: toPrice(sums.refunds), disputes: toPrice(sums.disputes) },
          ...{ fees: toPrice(sums.fees), others: toPrice(sums.others), total: toPrice(cents) },
        })),
        ...{ payout_total: toPrice(payoutCents), fee_total: toPrice(feeCents), open_total: toPrice(openCents) },
        differences: differences.slice(0, MOST_DIFFERENCES).map(differenceResponse),
        difference_count: differences.length,
      }
    },
  })
}

/** Returns a difference as the API shows it. */
export const differenceResponse = ({ reason, orderId, payout, shopCents, providerCents }: PayoutDifference) => ({
  ...{ reason, order: orderId, payout, shop: toPrice(shopCents), provider: toPrice(providerCents) },
})
