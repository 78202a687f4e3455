import { toPrice } from '../../../../lib/money.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { checkedPeriod } from '../accounting-period.server.ts'
import { MOST_DIFFERENCES } from '../payouts/settlement.ts'
import { getGiftCardReport } from './gift-card-report.contract.ts'
import { findGiftCardReport } from './gift-card-report-store.server.ts'

/** Registers the endpoint of the liability for gift cards. */
export function giftCardReportEndpoints(app: ShopApp, { db }: Services): void {
  app.route({
    ...getGiftCardReport,
    handler: async ({ query }) => {
      const { outstandingCents, months, differences } = await findGiftCardReport(db, checkedPeriod(query))
      return {
        outstanding: toPrice(outstandingCents),
        months: months.map((one) => ({
          ...{ month: one.month, opening: toPrice(one.openingCents), sold: toPrice(one.soldCents) },
          ...{ issued: toPrice(one.issuedCents), redeemed: toPrice(one.redeemedCents) },
          ...{ given_back: toPrice(one.givenBackCents), refunded: toPrice(one.refundedCents) },
          ...{ expired: toPrice(one.expiredCents), closing: toPrice(one.closingCents) },
        })),
        differences: differences.slice(0, MOST_DIFFERENCES).map(({ orderId, ledgerCents, shopCents }) => ({
          ...{ order: orderId, ledger: toPrice(ledgerCents), shop: toPrice(shopCents) },
        })),
        difference_count: differences.length,
      }
    },
  })
}
