import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { addressLines } from '../../../core/addresses/address-lines.ts'
import { readConsent } from '../../../core/marketing-consent/marketing-consent.server.ts'
import type { CustomerDetails, CustomerListItem } from '../customers.contract.ts'
import { customerNoteResponse } from '../note/customer-note.server.ts'
import { findCustomerNote } from '../note/customer-notes-store.server.ts'
import {
  backInStockRequestsOf,
  findOptions,
  newestMessages,
  newestOrders,
  newestReviews,
  runningOrderAddresses,
} from './customer-parts-store.server.ts'

/** Reads the details of a customer that the list does not show; undefined when the account does not exist. */
export async function readCustomerDetails(
  db: Database,
  id: number,
  now: Date,
): Promise<Omit<CustomerDetails, keyof CustomerListItem> | undefined> {
  const [options, orders, addresses, reviews, messages, awaited, note, consent] = await Promise.all([
    findOptions(db, id),
    newestOrders(db, id),
    runningOrderAddresses(db, id),
    newestReviews(db, id),
    newestMessages(db, id, now),
    backInStockRequestsOf(db, id),
    findCustomerNote(db, id),
    readConsent(db, id),
  ])
  if (!options) return undefined
  return {
    ...options,
    newest_orders: orders.map(({ created_at, total_cents, ...order }) => ({
      ...order,
      price: toPrice(total_cents),
      time_created: created_at.toISOString(),
    })),
    delivered_to: byAddress(addresses),
    reviews: reviews.count,
    newest_reviews: reviews.rows.map(({ id, title, slug, half_stars, created_at, is_hidden }) => ({
      ...{ id, title, slug, is_hidden },
      rating: half_stars / 2,
      time_created: created_at.toISOString(),
    })),
    messages: messages.count,
    newest_messages: messages.rows.map(({ id, title, created_at, is_answered, was_logged_in }) => ({
      ...{ id, title, is_answered, was_logged_in },
      time_created: created_at.toISOString(),
    })),
    waits_for: awaited.map(({ created_at, ...wish }) => ({ ...wish, time_created: created_at.toISOString() })),
    note: customerNoteResponse(note),
    consent,
  }
}

/** Groups orders by delivery address. */
function byAddress(rows: Awaited<ReturnType<typeof runningOrderAddresses>>): CustomerDetails['delivered_to'] {
  const places = new Map<string, CustomerDetails['delivered_to'][number]>()
  for (const { order_id, ...address } of rows) {
    const lines = addressLines(address)
    const place = places.get(lines.join('\n')) ?? { lines, orders: [] }
    places.set(lines.join('\n'), { lines, orders: [...place.orders, order_id] })
  }
  return [...places.values()]
}
