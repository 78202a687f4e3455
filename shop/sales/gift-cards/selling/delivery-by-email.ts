import { texts } from '#texts/sales/gift-cards/selling'
import { inShopTime } from '../../shipping/dates/calendar-day.ts'
import type { OfferedMethod } from '../../shipping/offered-methods.ts'

/** The id in the API. It is below the ids of carriers' rates and above those of stored methods. */
const ID = 2 ** 40 - 1

/** Returns the only method for an order of gift cards: by e-mail, without an address and without costs. */
export function deliveryByEmail(now: Date): OfferedMethod {
  const { day } = inShopTime(now)
  return {
    method: {
      ...{ id: ID, name: texts.byEmail, is_emailed: true, is_collection: false, is_tracked: false, place: '' },
      ...{ countries: [], brackets: [{ up_to: null, cents: 0 }], free_from_cents: null },
      ...{ ready_from: 0, ready_to: 0, way_from: 0, way_to: 0 },
    },
    ...{ cents: 0, missing_to_free: null, earliest: day, latest: day },
  }
}
