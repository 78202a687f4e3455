import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPrice } from '../../../lib/money.ts'
import type { Database } from '../../../server/db/open.ts'
import { notFound } from '../../../server/http/refusal.ts'
import { ADDRESS_FIELDS } from '../../addresses/address-lines.ts'
import { secondFactorsOf } from '../../second-factors/second-factors-store.server.ts'

/**
 * Reads what each table holds about somebody, secrets left out. It reads those of other features too, so that whoever adds a table finds in one
 * place what is handed out.
 * @param who their id, and the key of their address, by which they wrote messages without an account
 * @throws Refusal 404 when there is no such account any more
 */
export async function everythingAbout(db: Database, { id, email }: { id: number; email: string }) {
  const ofTheirs = duringTheirTime(id, email)
  const [profile, formerEmails, identities, sessions, codes, cart, orders, reviews, reports, messages, emails] =
    await Promise.all([
      db
        .selectFrom('users')
        .select([
          'id',
          'email',
          'email_verified_at',
          'first_name',
          'last_name',
          'avatar_key',
          'is_staff',
          'created_at',
          'wants_review_emails',
        ])
        .where('id', '=', id)
        .executeTakeFirstOrThrow(notFound),
      db
        .selectFrom('former_emails')
        .select(['email_key as email', 'until'])
        .where('user_id', '=', id)
        .orderBy('until')
        .execute(),
      db
        .selectFrom('social_identities')
        .select(['issuer', 'subject', 'created_at'])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('auth_tokens')
        .select(['device', 'created_at', 'last_used_at', 'expires_at'])
        .where('user_id', '=', id)
        .execute(),
      db
        .selectFrom('verification_codes')
        .select(['purpose', 'email_key as email', 'created_at', 'expires_at', 'used_at'])
        .where(({ or, eb }) => or([eb('user_id', '=', id), ofTheirs(sql`email_key`)]))
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('cart_lines')
        .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
        .innerJoin('products', 'products.id', 'cart_lines.product_id')
        .select(['products.title', 'variants.name as variant', 'quantity', 'save_for_later', 'cart_lines.created_at'])
        .where('user_id', '=', id)
        .execute(),
      db
        .selectFrom('orders')
        .select((orders) => [
          'id',
          'status',
          'tracking',
          'created_at',
          jsonArrayFrom(
            orders
              .selectFrom('order_steps')
              .select(['order_steps.status', 'made_at'])
              .whereRef('order_id', '=', 'orders.id')
              .orderBy('made_at'),
          ).as('steps'),
          jsonArrayFrom(
            orders
              .selectFrom('order_lines')
              .select(['title', 'variant_name', 'quantity', 'unit_price_cents'])
              .whereRef('order_id', '=', 'orders.id'),
          ).as('lines'),
          jsonArrayFrom(
            orders
              .selectFrom('order_addresses')
              .select(['purpose', ...ADDRESS_FIELDS])
              .whereRef('order_id', '=', 'orders.id'),
          ).as('addresses'),
          jsonArrayFrom(
            orders
              .selectFrom('payments')
              .select(['provider', 'reference', 'cents', 'state', 'opened_at', 'paid_at'])
              .whereRef('order_id', '=', 'orders.id'),
          ).as('payments'),
        ])
        .where('user_id', '=', id)
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('reviews')
        .innerJoin('products', 'products.id', 'reviews.product_id')
        .select([
          'products.title',
          'body',
          'half_stars',
          'bought_at',
          'reviews.created_at',
          'reviews.updated_at',
          'answer',
          'answered_at',
          'hidden_reason',
          'hidden_at',
        ])
        .where('user_id', '=', id)
        .execute(),
      db
        .selectFrom('review_reports')
        .innerJoin('reviews', 'reviews.id', 'review_reports.review_id')
        .innerJoin('products', 'products.id', 'reviews.product_id')
        .select(['products.title', 'reviews.body as review', 'reason', 'review_reports.created_at', 'settled_at'])
        .where('review_reports.user_id', '=', id)
        .execute(),
      db
        .selectFrom('contact_messages')
        .select((message) => [
          ...(['name', 'email', 'title', 'body', 'created_at', 'answered_at'] as const),
          jsonArrayFrom(
            message
              .selectFrom('message_replies')
              .select(['kind', 'body', 'written_at'])
              .whereRef('message_id', '=', 'contact_messages.id')
              .orderBy('message_replies.id'),
          ).as('replies'),
        ])
        .where(({ or, eb }) => or([eb('user_id', '=', id), ofTheirs(sql`lower(email collate "C")`)]))
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('emails')
        .select(['recipient', 'subject', 'created_at', 'sent_at'])
        .where('recipient', '<>', '')
        .where(ofTheirs(sql`lower(recipient collate "C")`))
        .orderBy('created_at')
        .execute(),
    ])
  return {
    profile,
    former_emails: formerEmails,
    identities,
    sessions,
    two_step_login: await twoStepLoginOf(db, id),
    codes,
    addresses: await savedAddressesOf(db, id),
    cart,
    orders: orders.map(({ lines, payments, ...order }) => ({
      ...order,
      payments: payments.map(({ cents, ...payment }) => ({ ...payment, amount: toPrice(cents) })),
      lines: lines.map(({ unit_price_cents, ...line }) => ({ ...line, unit_price: toPrice(unit_price_cents) })),
    })),
    reviews: reviews.map(({ half_stars, ...review }) => ({ ...review, rating: half_stars / 2 })),
    reports,
    messages,
    withdrawals: await withdrawalsOf(db, id, ofTheirs),
    back_in_stock: await awaitedBy(db, id, ofTheirs),
    note_of_staff: await noteAbout(db, id),
    letters: emails,
  }
}

/** What they have set up; not by what it is checked. */
async function twoStepLoginOf(db: Database, id: number) {
  const { timeCode, passkeys, recoveryCodesLeft } = await secondFactorsOf(db, id)
  return {
    time_code: timeCode ? { created_at: timeCode.created_at } : null,
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
    recovery_codes_left: recoveryCodesLeft,
  }
}

const withdrawalsOf = (db: Database, id: number, ofTheirs: ReturnType<typeof duringTheirTime>) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'order_number', 'name', 'email', 'items', 'stated_at'])
    .select(['tracking', 'sent_back_at', 'arrived_at', 'outcome', 'closed_at', 'words'])
    .where(({ or, eb }) => or([eb('user_id', '=', id), ofTheirs(sql`lower(email collate "C")`, sql`stated_at`)]))
    .orderBy('id')
    .execute()

const awaitedBy = (db: Database, id: number, ofTheirs: ReturnType<typeof duringTheirTime>) =>
  db
    .selectFrom('back_in_stock_wishes as wish')
    .innerJoin('variants', 'variants.id', 'wish.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.title', 'variants.name as variant', 'wish.created_at', 'confirmed_at'])
    .where(({ or, eb }) => or([eb('wish.user_id', '=', id), ofTheirs(sql`wish.email_key`, sql`wish.created_at`)]))
    .orderBy('wish.id')
    .execute()

/** What staff wrote down is about them as well; null where nothing is. */
const noteAbout = async (db: Database, id: number) =>
  (await db
    .selectFrom('customer_notes')
    .select(['words', 'written_at'])
    .where('user_id', '=', id)
    .where('words', '<>', '')
    .executeTakeFirst()) ?? null

const savedAddressesOf = (db: Database, id: number) =>
  db
    .selectFrom('addresses')
    .select([...ADDRESS_FIELDS, 'is_default', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()

/** Whether a row is about an address that is theirs, or about an earlier one from when it was: whoever has it now is somebody else. */
function duringTheirTime(id: number, email: string) {
  return (address: RawBuilder<unknown>, written: RawBuilder<unknown> = sql`created_at`) => sql<boolean>`(
    ${address} = ${email} or exists (
      select from former_emails where user_id = ${id} and email_key = ${address} and ${written} <= until))`
}
