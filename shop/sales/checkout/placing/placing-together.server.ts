import { inBatches } from '../../../../server/db/batches/in-batches.ts'
import { readCatalogueChange } from '../../../../server/db/catalogue-changes.ts'
import { Refusal } from '../../../../server/http/refusal.ts'
import type { Services } from '../../../../server/services.ts'
import { POPULAR, saleNotice } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { tellOfSales } from '../../orders/placing/find-placing.server.ts'
import { type Placed, placeCheckouts } from './check-out.server.ts'
import type { CheckoutRequest } from './decide-checkout.server.ts'
import type { Seller } from './terms-now.server.ts'

/** Longer than that nobody waits for what somebody else has to wait for, such as goods that staff are just changing. */
const LOCK_TIMEOUT_MS = 300

/** While one is at the database the shop decides about the other. */
const CONCURRENT_TRANSACTIONS = 2

/**
 * Returns what places orders: those that come while others are being placed go together into the next transaction, and
 * to the disk at once. Where that has to wait for somebody else's lock, or one of them cannot be written, each is
 * placed by itself, and those who come later do not wait for it.
 * @returns as `placeCheckouts`, for one request
 */
export function placingTogether(
  { db, clock, cache, payments: provider }: Pick<Services, 'db' | 'clock' | 'cache' | 'payments'>,
  seller: Seller,
): (request: CheckoutRequest) => Promise<Placed | Refusal> {
  async function place(requests: readonly CheckoutRequest[], lockTimeoutMs?: number) {
    const { placed, notices } = await placeCheckouts(db, { seller, provider, now: clock(), lockTimeoutMs }, requests)
    const ordered = requests.filter((_, at) => !(placed[at] instanceof Refusal))
    if (ordered.length > 0) {
      // Whoever asks again may be the first who hears of it: what was committed and never answered was not told either.
      const again = requests.filter((_, at) => isPlacedBefore(placed[at]))
      const told = [...notices, ...again.map(({ form }) => saleNotice(form.lines.map(({ product }) => product)))]
      // Where this fails, or is not come to, the jobs tell of it.
      void tellOfSales(db, { customers: ordered.map(({ userId }) => userId), notices: told }).catch(() => {})
      // Whoever ordered sees what is left with their next look, whenever the database's notice arrives; what is bought most may wait for that.
      const tags = told.flatMap((notice) => readCatalogueChange(notice)?.tags ?? [])
      cache.changed(...tags.filter((tag) => tag !== POPULAR))
    }
    return placed
  }
  const placeAlone = async (request: CheckoutRequest) => (await place([request]))[0] as Placed | Refusal

  return inBatches(
    // The same key sent again is the same order, should the first try have been kept after all.
    (requests: readonly CheckoutRequest[]) =>
      place(requests, LOCK_TIMEOUT_MS).catch(() => requests.map((request) => placeAlone(request))),
    { maxConcurrent: CONCURRENT_TRANSACTIONS, apart: ({ userId }) => userId },
  )
}

const isPlacedBefore = (placed: Placed | Refusal | undefined) =>
  placed !== undefined && 'row' in placed && placed.row === undefined
