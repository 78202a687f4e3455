import { type RawBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { toPrice } from '../../../../lib/money.ts'
import type { Database } from '../../../../server/db/open.ts'
import { notFound } from '../../../../server/http/refusal.ts'
import { ADDRESS_FIELDS } from '../../../core/addresses/address-lines.ts'
import { secondFactorsOf } from '../../../core/auth/second-factors/second-factors-store.server.ts'
import { findExtraOfCustomer } from '../../../core/extensions/fields/extra-store.server.ts'
import { consentEventsOf } from '../../../core/marketing-consent/consent-store.server.ts'
import { findSavedCompany } from '../../../sales/companies/companies-store.server.ts'
import { findCartCode } from '../../../sales/discounts/discounts-store.server.ts'
import { findAddedGiftCards } from '../../../sales/gift-cards/own/own-gift-cards-store.server.ts'
import { ordersOf } from './own-orders-store.server.ts'

/**
 * Reads the customer's data from all tables, without secrets. It includes other features' tables, so that the export
 * is in one place.
 * @param who the account id, and the key of its address, which finds messages written without an account
 * @param secret decrypts the IBANs of refund accounts
 * @throws Refusal 404 when the account does not exist
 */
export async function findPersonalData(db: Database, { id, email }: { id: number; email: string }, secret: Buffer) {
  const ofOwnAddress = whileOwningAddress(id, email)
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
          'staff_role',
          'created_at',
          'wants_review_emails',
          'language',
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
        .where(({ or, eb }) => or([eb('user_id', '=', id), ofOwnAddress(sql`email_key`)]))
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('cart_lines')
        .innerJoin('variants', 'variants.id', 'cart_lines.variant_id')
        .innerJoin('products', 'products.id', 'cart_lines.product_id')
        .select(['products.title', 'variants.name as variant', 'quantity', 'save_for_later', 'cart_lines.created_at'])
        .where('user_id', '=', id)
        .execute(),
      ordersOf(db, id, secret),
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
        .where(({ or, eb }) => or([eb('user_id', '=', id), ofOwnAddress(sql`lower(email collate "C")`)]))
        .orderBy('created_at')
        .execute(),
      db
        .selectFrom('emails')
        .select(['recipient', 'reply_to', 'subject', 'created_at', 'sent_at'])
        // The text of an e-mail that has not gone out may contain a link to log in with.
        .select(sql<string | null>`case when sent_at is not null then nullif(body_text, '') end`.as('text'))
        .where(({ or, and, eb }) =>
          or([
            and([eb('recipient', '<>', ''), ofOwnAddress(sql`lower(recipient collate "C")`)]),
            ofOwnAddress(sql`lower(reply_to collate "C")`),
          ]),
        )
        .orderBy('created_at')
        .orderBy('id')
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
    company: await findSavedCompany(db, id),
    cart,
    cart_code: await findCartCode(db, id),
    added_gift_cards: await findAddedGiftCards(db, id),
    orders,
    reviews: reviews.map(({ half_stars, ...review }) => ({ ...review, rating: half_stars / 2 })),
    reports,
    messages,
    withdrawals: await withdrawalsOf(db, id, ofOwnAddress),
    back_in_stock: await awaitedBy(db, id, ofOwnAddress),
    note_of_staff: await findNoteOf(db, id),
    additional_fields: await findExtraOfCustomer(db, id),
    tags_of_staff: await tagsOf(db, id),
    // Without the names of staff members, which belong to other people.
    marketing_consent: (await consentEventsOf(db, id)).map(({ staff_name: _, ...event }) => event),
    team_invitations: await invitationsTo(db, ofOwnAddress),
    unmatched_payments: await unmatchedPaymentsOf(db, ofOwnAddress),
    activity_log: await findAuditEntriesOf(db, id),
    letters: emails,
  }
}

/** The configured second factors, without their secrets. */
async function twoStepLoginOf(db: Database, id: number) {
  const { timeCode, passkeys, recoveryCodesLeft } = await secondFactorsOf(db, id)
  return {
    time_code: timeCode ? { created_at: timeCode.created_at } : null,
    passkeys: passkeys.map(({ name, created_at, last_used_at }) => ({ name, created_at, last_used_at })),
    recovery_codes_left: recoveryCodesLeft,
  }
}

const withdrawalsOf = (db: Database, id: number, ofOwnAddress: ReturnType<typeof whileOwningAddress>) =>
  db
    .selectFrom('withdrawals')
    .select(['id', 'order_number', 'name', 'email', 'items', 'stated_at'])
    .select(['tracking', 'sent_back_at', 'arrived_at', 'outcome', 'closed_at', 'words'])
    .where(({ or, eb }) => or([eb('user_id', '=', id), ofOwnAddress(sql`lower(email collate "C")`, sql`stated_at`)]))
    .orderBy('id')
    .execute()

const awaitedBy = (db: Database, id: number, ofOwnAddress: ReturnType<typeof whileOwningAddress>) =>
  db
    .selectFrom('back_in_stock_wishes as wish')
    .innerJoin('variants', 'variants.id', 'wish.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['products.title', 'variants.name as variant', 'wish.created_at', 'confirmed_at'])
    .where(({ or, eb }) => or([eb('wish.user_id', '=', id), ofOwnAddress(sql`wish.email_key`, sql`wish.created_at`)]))
    .orderBy('wish.id')
    .execute()

/** The staff's note about the customer is personal data too; null without one. */
const findNoteOf = async (db: Database, id: number) =>
  (await db
    .selectFrom('customer_notes')
    .select(['words', 'written_at'])
    .where('user_id', '=', id)
    .where('words', '<>', '')
    .executeTakeFirst()) ?? null

/** Tags that staff gave the customer. */
const tagsOf = async (db: Database, id: number) =>
  (
    await db
      .selectFrom('tagged_customers')
      .innerJoin('customer_tags', 'customer_tags.id', 'tag_id')
      .select('name')
      .where('user_id', '=', id)
      .orderBy('name')
      .execute()
  ).map(({ name }) => name)

const savedAddressesOf = (db: Database, id: number) =>
  db
    .selectFrom('addresses')
    .select([...ADDRESS_FIELDS, 'is_default', 'created_at'])
    .where('user_id', '=', id)
    .orderBy('id')
    .execute()

const invitationsTo = (db: Database, ofOwnAddress: ReturnType<typeof whileOwningAddress>) =>
  db
    .selectFrom('staff_invitations')
    .select(['email', 'role', 'sent_at', 'accepted_at', 'withdrawn_at'])
    .where(ofOwnAddress(sql`email_key`, sql`sent_at`))
    .orderBy('id')
    .execute()

/** Payments without an order, by the address that the payment provider reported. */
async function unmatchedPaymentsOf(db: Database, ofOwnAddress: ReturnType<typeof whileOwningAddress>) {
  const rows = await db
    .selectFrom('stray_payments')
    .select(['provider', 'reference', 'email', 'cents', 'seen_at'])
    .where(ofOwnAddress(sql`lower(email collate "C")`, sql`seen_at`))
    .orderBy('seen_at')
    .execute()
  return rows.map(({ cents, ...payment }) => ({ ...payment, amount: toPrice(cents) }))
}

/** Changes that staff made to the account, and to its orders, reviews, messages and withdrawals. */
const findAuditEntriesOf = (db: Database, id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['kind', 'subject_id', 'field', 'old_value', 'new_value', 'made_at'])
    .where(
      sql<boolean>`
        kind in ('customer', 'member') and subject_id = ${id}
        or kind = 'order' and subject_id in (select id from orders where user_id = ${id})
        or kind = 'review' and subject_id in (select id from reviews where user_id = ${id})
        or kind = 'message' and subject_id in (select id from contact_messages where user_id = ${id})
        or kind = 'withdrawal' and subject_id in (select id from withdrawals where user_id = ${id})`,
    )
    .orderBy('audit_entries.id')
    .execute()

/**
 * Returns a condition: a row belongs to one of the account's addresses and was written while the account had that
 * address. The same address may have belonged to another account before or after.
 */
function whileOwningAddress(id: number, email: string) {
  return (address: RawBuilder<unknown>, written: RawBuilder<unknown> = sql`created_at`) => sql<boolean>`(
    ${address} = ${email} and ${written} >= (
      select coalesce(email_verified_at, users.created_at) from users where users.id = ${id})
    or exists (
      select from former_emails as had where had.user_id = ${id} and had.email_key = ${address} and ${written} <= had.until
        and ${written} >= coalesce(
          (select max(until) from former_emails as earlier where earlier.user_id = ${id} and earlier.until < had.until),
          (select users.created_at from users where users.id = ${id}))))`
}
