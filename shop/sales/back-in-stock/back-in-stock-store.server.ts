import { type SqlBool, sql } from 'kysely'
import { emailKey } from '../../../lib/email-key.ts'
import { currentLanguage } from '../../../lib/texts/current-language.ts'
import type { Language } from '../../../lib/texts/languages.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { VARIANT_PRICE } from '../../catalog/pricing/variant-price.server.ts'
import { ORDERED_VARIANT_NAME } from '../../catalog/products/read/only-variant.server.ts'

/** Unconfirmed requests expire after this time. */
const UNCONFIRMED_FOR_MS = DAY
/** Notifications expire after this time. */
const EXPIRES_AFTER_MS = 365 * DAY

/** Finds a variant with its stock; undefined if the shop does not sell it. */
export const findSoldVariant = (db: Database, variant: number) =>
  db
    .selectFrom('variants')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select([
      'variants.id as variant',
      'products.title',
      ORDERED_VARIANT_NAME.as('variant_name'),
      'products.slug',
      'stock',
    ])
    .where('variants.id', '=', variant)
    .where('for_sale', '=', true)
    .executeTakeFirst()

/** Stores a customer's notification for a variant; does nothing if it exists. */
export async function insertOwnRequest(db: Database, userId: number, variant: number, now: Date): Promise<void> {
  await db
    .insertInto('back_in_stock_wishes')
    .values({ variant_id: variant, user_id: userId, language: currentLanguage(), confirmed_at: now, created_at: now })
    .onConflict((again) => again.columns(['variant_id', 'user_id']).where('user_id', 'is not', null).doNothing())
    .execute()
}

/** A visitor's request and the hash of its link's token. */
interface VisitorRequest {
  email: string
  variant: number
  tokenHash: Buffer
  now: Date
}

/**
 * Stores a request by e-mail address; an earlier link becomes invalid.
 * @returns whether the address was already confirmed
 */
export async function upsertVisitorRequest(
  tx: Database,
  { email, variant, tokenHash, now }: VisitorRequest,
): Promise<boolean> {
  const { confirmed_at } = await tx
    .insertInto('back_in_stock_wishes')
    .values({
      ...{ variant_id: variant, email, email_key: emailKey(email), token_hash: tokenHash },
      ...{ language: currentLanguage(), created_at: now },
    })
    .onConflict((again) =>
      again
        .columns(['variant_id', 'email_key'])
        .where('email_key', 'is not', null)
        .doUpdateSet(({ ref }) => ({
          email: ref('excluded.email'),
          token_hash: ref('excluded.token_hash'),
          language: ref('excluded.language'),
          created_at: ref('excluded.created_at'),
        })),
    )
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  return confirmed_at !== null
}

/** Confirms the request of a link; undefined without a change if it does not exist or has expired. */
export async function confirmRequest(
  db: Database,
  tokenHash: Buffer,
  now: Date,
): Promise<{ variant_id: number } | undefined> {
  return db
    .updateTable('back_in_stock_wishes')
    .set({ confirmed_at: sql<Date>`coalesce(confirmed_at, ${now})` })
    .where('token_hash', '=', tokenHash)
    .where(isAlive(now))
    .returning('variant_id')
    .executeTakeFirst()
}

/** Deletes the request of a link. */
export async function deleteRequest(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('back_in_stock_wishes').where('token_hash', '=', tokenHash).execute()
}

/** Deletes a customer's notification for a variant. */
export async function deleteOwnRequest(db: Database, userId: number, variant: number): Promise<void> {
  await db.deleteFrom('back_in_stock_wishes').where('user_id', '=', userId).where('variant_id', '=', variant).execute()
}

/** Finds a customer's notifications for variants that are still sold, newest first. */
export const findOwnRequests = (db: Database, userId: number) =>
  db
    .selectFrom('back_in_stock_wishes as wish')
    .innerJoin('variants', 'variants.id', 'wish.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id as variant', 'products.title', ORDERED_VARIANT_NAME.as('variant_name'), 'products.slug'])
    .where('wish.user_id', '=', userId)
    .where('for_sale', '=', true)
    .orderBy('wish.id', 'desc')
    .execute()

/** A notification to send. */
export type DueNotification = Awaited<ReturnType<typeof lockDueNotifications>>[number]

/**
 * Locks the notifications of variants that are back in stock, oldest first; rows locked by other processes are skipped.
 */
export async function lockDueNotifications(tx: Database, limit: number) {
  return tx
    .selectFrom('back_in_stock_wishes as wish')
    .innerJoin('variants', 'variants.id', 'wish.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('users', 'users.id', 'wish.user_id')
    .select(['wish.id', 'wish.variant_id', 'products.title', ORDERED_VARIANT_NAME.as('variant_name'), 'products.slug'])
    .select(sql<string>`coalesce(wish.email, users.email)`.as('email'))
    .select(sql<Language | null>`coalesce(users.language, wish.language)`.as('language'))
    .select(['users.first_name', VARIANT_PRICE.as('price_cents')])
    .select(
      sql<string>`(select image_key from variant_images where variant_id = wish.variant_id order by position limit 1)`.as(
        'image_key',
      ),
    )
    .where('wish.confirmed_at', 'is not', null)
    .where('for_sale', '=', true)
    .where('stock', '>', 0)
    .orderBy('wish.id')
    .limit(limit)
    .forUpdate('wish')
    .skipLocked()
    .execute()
}

/** Deletes sent notifications. */
export async function deleteNotifications(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('back_in_stock_wishes').where('id', 'in', ids).execute()
}

/**
 * Deletes the requests of former e-mail addresses, made while they belonged to the account.
 * @param addresses a relation of `key` and `until`
 */
export async function deleteRequestsOf(tx: Database, addresses: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from back_in_stock_wishes using ${addresses} as had
    where back_in_stock_wishes.created_at <= until and back_in_stock_wishes.email_key = key`.execute(tx)
}

/** Deletes expired unconfirmed requests and expired notifications. */
export async function sweepBackInStockRequests(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('back_in_stock_wishes')
    .where(({ or, eb, not }) =>
      or([not(isAlive(now)), eb('created_at', '<', new Date(now.getTime() - EXPIRES_AFTER_MS))]),
    )
    .execute()
}

const isAlive = (now: Date) =>
  sql<SqlBool>`(confirmed_at is not null or created_at > ${new Date(now.getTime() - UNCONFIRMED_FOR_MS)})`
