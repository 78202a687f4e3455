import { type ExpressionBuilder, sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Language } from '../../../../lib/texts/languages.ts'
import type { Database } from '../../../../server/db/open.ts'
import { prepared } from '../../../../server/db/prepared.ts'
import type { Schema } from '../../../../server/db/schema.ts'
import { SLUGGED } from '../../../core/translations/slugs-store.server.ts'
import {
  LINK_FIELDS,
  phraseIn,
  preparedInLanguage,
  textsIn,
} from '../../../core/translations/translated-rows.server.ts'
import { type Audience, isVisibleTo } from '../read/catalogue-store.server.ts'
import { CARD_PICTURES } from './product-card.contract.ts'

/** A database row for `productCardResponse`. */
export type CardRow = Omit<Awaited<ReturnType<typeof findCards>>[number], 'texts'>

/**
 * Finds the card data of products, in the order of the ids. One query.
 * @param language of the short texts, and of the `texts` of the product
 */
export const findCards = (db: Database, ids: readonly number[], audience: Audience, language?: Language) =>
  statements[audience](db, { ids }, language)

const statements = { everybody: statementFor('everybody'), staff: statementFor('staff') }

function statementFor(audience: Audience) {
  return preparedInLanguage(({ ids }: { ids: readonly number[] }, language, db) =>
    db
      .selectFrom('products')
      .select((products) => [
        'products.id',
        'slug',
        'title',
        'price_cents',
        'thumbnail_key',
        phraseIn('thumbnail_alt', language).as('thumbnail_alt'),
        'average_rating',
        'reviews_count',
        'created_at',
        textsIn(SLUGGED.product, 'products.id', language, LINK_FIELDS).as('texts'),
        variantsOf(products, language).as('variants'),
        firstPictures(products, language).as('pictures'),
      ])
      // The subquery hides the list's length from the planner. Otherwise custom plans for short lists seem cheaper and
      // PostgreSQL re-plans each time.
      .where(sql<boolean>`products.id = any ((select ${ids}::bigint[])::bigint[])`)
      .where(isVisibleTo(audience))
      .orderBy(sql`array_position(${ids}::bigint[], products.id)`),
  )
}

/** A variant image, as accepted by `pictureResponse`. */
type CardPicture = CardRow['pictures'][number] & { variant_id: number }

/** Finds the images that a card shows for each variant, in display order. */
export const findCardPictures: (db: Database, given: { variants: readonly number[] }) => Promise<CardPicture[]> =
  prepared(
    ({ variants }) => sql<CardPicture>`
      select variant_id, id, image_key, alt
      from unnest(${variants}::bigint[]) as asked (variant), lateral (
        select variant_id, id, image_key, alt, position from variant_images where variant_id = variant
        order by position limit ${sql.lit(CARD_PICTURES)}) as first
      order by variant_id, position`,
  )

type Products = ExpressionBuilder<Schema, 'products'>

const livingVariants = (products: Products) =>
  products
    .selectFrom('variants')
    .whereRef('variants.product_id', '=', 'products.id')
    .where('variants.deleted_at', 'is', null)
    .orderBy('variants.position')

function variantsOf(products: Products, language: Language | undefined) {
  const columns = ['price_cents', 'contents', 'reduced_cents', 'prior_cents', 'reduced_until'] as const
  const name = phraseIn('name', language).as('name')
  return jsonArrayFrom(livingVariants(products).select(['variants.id', name, 'color', 'stock', ...columns]))
}

/** The images of the first variant, which is the default. */
function firstPictures(products: Products, language: Language | undefined) {
  return jsonArrayFrom(
    products
      .selectFrom('variant_images')
      .select(['variant_images.id', 'image_key', phraseIn('alt', language).as('alt')])
      .where('variant_id', '=', livingVariants(products).select('variants.id').limit(sql.lit(1)))
      .orderBy('variant_images.position')
      .limit(sql.lit(CARD_PICTURES)),
  )
}
