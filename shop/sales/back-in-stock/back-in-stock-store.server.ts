import { type SqlBool, sql } from 'kysely'
import { emailKey } from '../../../lib/email-key.ts'
import type { Database } from '../../../server/db/open.ts'
import { DAY } from '../../../server/durations.ts'
import { VARIANT_PRICE } from '../../catalog/pricing/variant-price.server.ts'
import { ORDERED_VARIANT_NAME } from '../../catalog/products/read/only-variant.server.ts'

/** A link that nobody has followed by then is worth nothing any more. */
const UNCONFIRMED_FOR_MS = DAY
/** After a year nobody remembers what they waited for. */
const KEPT_FOR_MS = 365 * DAY

/** Finds a variant that somebody may wait for, with how much is in stock; undefined when the shop does not sell it. */
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

/** Notes that a customer waits for a variant, once. */
export async function insertOwnWish(db: Database, userId: number, variant: number, now: Date): Promise<void> {
  await db
    .insertInto('back_in_stock_wishes')
    .values({ variant_id: variant, user_id: userId, confirmed_at: now, created_at: now })
    .onConflict((again) => again.columns(['variant_id', 'user_id']).where('user_id', 'is not', null).doNothing())
    .execute()
}

/** What a visitor waits for, and what stands for the link that they are sent. */
interface VisitorWish {
  email: string
  variant: number
  tokenHash: Buffer
  now: Date
}

/**
 * Notes that whoever has an address waits for a variant, once; the link of an earlier e-mail is worth nothing any more.
 * @returns whether the address was confirmed already
 */
export async function upsertVisitorWish(
  tx: Database,
  { email, variant, tokenHash, now }: VisitorWish,
): Promise<boolean> {
  const { confirmed_at } = await tx
    .insertInto('back_in_stock_wishes')
    .values({ variant_id: variant, email, email_key: emailKey(email), token_hash: tokenHash, created_at: now })
    .onConflict((again) =>
      again
        .columns(['variant_id', 'email_key'])
        .where('email_key', 'is not', null)
        .doUpdateSet(({ ref }) => ({
          email: ref('excluded.email'),
          token_hash: ref('excluded.token_hash'),
          created_at: ref('excluded.created_at'),
        })),
    )
    .returning('confirmed_at')
    .executeTakeFirstOrThrow()
  return confirmed_at !== null
}

/** Confirms the wish that a link is about; undefined, and nothing happens, when there is none or the link is too old. */
export async function confirmWish(
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

/** Removes the wish that a link is about. */
export async function deleteWish(db: Database, tokenHash: Buffer): Promise<void> {
  await db.deleteFrom('back_in_stock_wishes').where('token_hash', '=', tokenHash).execute()
}

/** Removes what a customer waits for of a variant. */
export async function deleteOwnWish(db: Database, userId: number, variant: number): Promise<void> {
  await db.deleteFrom('back_in_stock_wishes').where('user_id', '=', userId).where('variant_id', '=', variant).execute()
}

/** Finds what a customer waits for and can still be had one day, the newest first. */
export const findOwnWishes = (db: Database, userId: number) =>
  db
    .selectFrom('back_in_stock_wishes as wish')
    .innerJoin('variants', 'variants.id', 'wish.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .select(['variants.id as variant', 'products.title', ORDERED_VARIANT_NAME.as('variant_name'), 'products.slug'])
    .where('wish.user_id', '=', userId)
    .where('for_sale', '=', true)
    .orderBy('wish.id', 'desc')
    .execute()

/** Whom to tell of what. */
export type DueWish = Awaited<ReturnType<typeof lockDueWishes>>[number]

/** Locks wishes whose variants can be bought again, the oldest first; those that another process is about to tell are left out. */
export async function lockDueWishes(tx: Database, limit: number) {
  return tx
    .selectFrom('back_in_stock_wishes as wish')
    .innerJoin('variants', 'variants.id', 'wish.variant_id')
    .innerJoin('products', 'products.id', 'variants.product_id')
    .leftJoin('users', 'users.id', 'wish.user_id')
    .select(['wish.id', 'wish.variant_id', 'products.title', ORDERED_VARIANT_NAME.as('variant_name'), 'products.slug'])
    .select(sql<string>`coalesce(wish.email, users.email)`.as('email'))
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

/** Removes wishes that were told. */
export async function deleteWishes(tx: Database, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('back_in_stock_wishes').where('id', 'in', ids).execute()
}

/** Removes what an address waited for while it was somebody's. @param addresses a relation of `key` and `until` */
export async function deleteWishesOf(tx: Database, addresses: ReturnType<typeof sql>): Promise<void> {
  await sql`
    delete from back_in_stock_wishes using ${addresses} as had
    where back_in_stock_wishes.created_at <= until and back_in_stock_wishes.email_key = key`.execute(tx)
}

/** Removes what nobody has confirmed in time, and what nobody waits for any more after so long. */
export async function sweepWishes(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('back_in_stock_wishes')
    .where(({ or, eb, not }) => or([not(isAlive(now)), eb('created_at', '<', new Date(now.getTime() - KEPT_FOR_MS))]))
    .execute()
}

const isAlive = (now: Date) =>
  sql<SqlBool>`(confirmed_at is not null or created_at > ${new Date(now.getTime() - UNCONFIRMED_FOR_MS)})`
