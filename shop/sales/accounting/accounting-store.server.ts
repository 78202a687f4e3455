import { sql } from 'kysely'
import { HOME_COUNTRY } from '../../../lib/places/countries.ts'
import { TIME_ZONE } from '../../../lib/texts/dates.ts'
import type { Database } from '../../../server/db/open.ts'
import type { StoredMethod } from '../payments/methods/method-texts.server.ts'
import type { BookedDocument } from './booked-document.ts'
import { differencesOf, type OrderBalance, type Period, type Reconciliation } from './closing.ts'
import type { BookedPayment } from './journal-entries.ts'

const PAGE = 1_000
const ZONE = sql.lit(TIME_ZONE)

/** Reads the documents of a period in their order, in pages. Test documents are excluded. */
export async function* eachDocument(db: Database, { from, until }: Period): AsyncGenerator<BookedDocument[]> {
  let after = { day: from, id: 0 }
  for (;;) {
    const { rows } = await sql<BookedDocument>`
      select documents.id, documents.kind, documents.label as number, documents.issued_on::text as "issuedOn",
        documents.order_id as "orderId", documents.body -> 'buyer' as buyer, documents.body -> 'credits' as credits,
        documents.body -> 'taxes' as taxes, documents.body -> 'charges' as charges,
        coalesce(orders.vat_mode, 'home') as "vatMode", coalesce(order_companies.is_reverse_charge, false) as "isReverseCharge",
        coalesce((
          select country from order_addresses where order_addresses.order_id = documents.order_id and purpose = 'delivery'
        ), ${HOME_COUNTRY}) as country,
        coalesce((
          select sum((line ->> 'grossCents')::bigint) from order_lines
            join jsonb_array_elements(documents.body -> 'lines') as line on (line ->> 'id')::bigint = order_lines.id
          where order_lines.order_id = documents.order_id and order_lines.vat_class = 'gift_card'
        ), 0)::bigint as "giftCardCents"
      from documents
        left join orders on orders.id = documents.order_id
        left join order_companies on order_companies.order_id = documents.order_id
      where not documents.is_test and issued_on <= ${until}::date
        and (issued_on, documents.id) > (${after.day}::date, ${after.id})
      order by issued_on, documents.id limit ${PAGE}`.execute(db)
    if (rows.length > 0) yield rows
    const last = rows.at(-1)
    if (!last || rows.length < PAGE) return
    after = { day: last.issuedOn, id: last.id }
  }
}

/** Reads all documents of a period. */
export async function findBooked(db: Database, period: Period): Promise<BookedDocument[]> {
  const pages = await Array.fromAsync(eachDocument(db, period))
  return pages.flat()
}

/** A payment with the stored name of its method. A loss has no method. */
interface StoredBookedPayment extends BookedPayment {
  methodId: StoredMethod['method']
  methodKind: StoredMethod['kind']
}

/**
 * Finds the payments and completed refunds of a period by the day on which the money moved, and the losses by the day
 * on which staff saw them or they fell, oldest first, without test orders.
 */
export async function findBookedPayments(db: Database, { from, until }: Period): Promise<StoredBookedPayment[]> {
  const { rows } = await sql<StoredBookedPayment>`
    select * from (
      select payments.id, 'payment' as kind, order_id as "orderId", cents,
        coalesce(received_on, (paid_at at time zone ${ZONE})::date)::text as day, method as "methodId",
        method_text as method, payments.kind as "methodKind",
        coalesce(reference, '') as reference,
        case when provider = 'gift_card' then 'gift_cards' when kind = 'online' then 'providers' else 'bank' end as "by"
      from payments where state in ('paid', 'surplus') and not is_test and paid_at is not null
      union all
      select refunds.id, 'refund', payments.order_id, refunds.cents,
        coalesce(paid_back_on::date, (done_at at time zone ${ZONE})::date)::text, method,
        method_text, payments.kind,
        coalesce(nullif(bank_reference, ''), refunds.reference, ''),
        case when provider = 'gift_card' then 'gift_cards' when kind = 'online' and paid_back_on is null then 'providers'
          else 'bank' end
      from refunds join payments on payments.id = payment_id
      where refunds.state = 'done' and not payments.is_test
      union all
      select payment_losses.id, 'loss', order_id, payment_losses.cents, (seen_at at time zone ${ZONE})::date::text, '', '',
        'online', '', 'providers'
      from payment_losses join payments on payments.id = payment_id where not is_test
    ) as moved
    where day between ${from} and ${until} order by day, kind, id`.execute(db)
  return rows
}

/**
 * Compares documents with payments and completed refunds of a period by order. They count on the day on which the shop
 * recorded them, as their documents do.
 */
export async function reconcile(db: Database, { from, until }: Period): Promise<Reconciliation> {
  const { rows } = await sql<OrderBalance & { invoiced: number; credited: number; paid: number; refunded: number }>`
    with moved as (
      select order_id, case kind when 'invoice' then gross_cents else 0 end as invoiced,
        case kind when 'credit_note' then gross_cents else 0 end as credited, 0::bigint as paid, 0::bigint as refunded,
        1 as documents, 0 as payments
      from documents where not is_test and issued_on between ${from}::date and ${until}::date
      union all
      select order_id, 0, 0, cents, 0, 0, 1 from payments
      where state in ('paid', 'surplus') and not is_test
        and (paid_at at time zone ${ZONE})::date between ${from}::date and ${until}::date
      union all
      select order_id, 0, 0, 0, refunds.cents, 0, 1 from refunds join payments on payments.id = payment_id
      where refunds.state = 'done' and not is_test
        and (done_at at time zone ${ZONE})::date between ${from}::date and ${until}::date
    )
    select order_id as "orderId", sum(invoiced)::bigint as invoiced, sum(credited)::bigint as credited,
      sum(paid)::bigint as paid, sum(refunded)::bigint as refunded,
      sum(invoiced - credited)::bigint as "documentCents", sum(paid - refunded)::bigint as "paymentCents",
      sum(documents)::integer as documents, sum(payments)::integer as payments
    from moved group by order_id order by order_id`.execute(db)
  const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0)
  return {
    invoiceCents: total(({ invoiced }) => invoiced),
    creditCents: total(({ credited }) => credited),
    paymentCents: total(({ paid }) => paid),
    refundCents: total(({ refunded }) => refunded),
    differenceCents: total(({ documentCents, paymentCents }) => documentCents - paymentCents),
    differences: differencesOf(rows),
  }
}

/** Returns the standard rates of all countries with their first days. */
export async function findStandardRates(db: Database) {
  return db
    .selectFrom('vat_rates')
    .select(['country', 'rate', sql<string>`valid_from::text`.as('valid_from')])
    .where('class', '=', 'standard')
    .orderBy('valid_from', 'desc')
    .execute()
}

/** Stores the closing of a month, unless it is closed. @returns whether it was stored */
export async function insertClosing(
  tx: Database,
  { month, data, by, now }: { month: string; data: Reconciliation; by: number | null; now: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('closings')
    .values({
      ...{ month, data: JSON.stringify(data), difference_cents: data.differenceCents },
      ...{ closed_by: by, closed_at: now },
    })
    .onConflict((conflict) => conflict.column('month').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** Finds the last 24 closings, newest first. */
export const findClosings = (db: Database) =>
  db
    .selectFrom('closings')
    .leftJoin('users', 'users.id', 'closed_by')
    .select(['month', 'data', 'closed_at'])
    .select(sql<string | null>`nullif(concat_ws(' ', first_name, nullif(last_name, '')), '')`.as('closed_by'))
    .orderBy('month', 'desc')
    .limit(24)
    .execute()

/** Returns whether a month has documents or payments, or a balance or movements of gift cards. */
export async function hasMovements(db: Database, period: Period): Promise<boolean> {
  const found = await reconcile(db, period)
  if (found.invoiceCents + found.creditCents + found.paymentCents + found.refundCents > 0) return true
  const { rows } = await sql`
    select from gift_card_entries where (made_at at time zone ${ZONE})::date <= ${period.until}::date limit 1`.execute(
    db,
  )
  return rows.length > 0
}
