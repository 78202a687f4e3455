import { sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared } from '../../../../server/db/prepared.ts'
import { VARIANT_PRICE } from '../../pricing/variant-price.server.ts'
import { type FoundPage, foundPages } from '../query/found-pages.server.ts'
import { type Indexed, indexedTexts } from '../query/indexed-language.server.ts'
import { ENGLISH, rulesOf, type SearchedTexts, type SearchRules } from '../query/search-rules.server.ts'
import { asArray, MEASURES, matchingVariant, rank, type Words } from '../query/search-store.server.ts'
import { CODED, codeColumns, HAS_CODE, HAS_NO_CODE, RANK_OF_CODE } from '../query/variant-codes.server.ts'

export interface SuggestedProduct {
  id: number
  slug: string
  title: string
  /** The price of the matching variant, otherwise of the cheapest, in cents. */
  price_cents: number
  has_several_prices: boolean
  /** The contents of the variant with that price, as stored; null if unknown. */
  contents: string | null
  /** The picture of the matching variant, otherwise the product's thumbnail. */
  thumbnail_key: string
  matching_variant: number | null
}

interface Suggested {
  products: SuggestedProduct[]
  /** Completions of the last word, most frequent first, weighted by the rank of their products. */
  endings: string[]
  pages: FoundPage[]
  /** The indexed texts, as in `SearchHits`. */
  indexed: Indexed
}

/** Completions come from this number of best products, because reading all titles would take too long. */
const READ_FOR_ENDINGS = 60

const suggestedColumns = ({ title, variantNames, headline, isTranslated }: SearchRules) => sql`
  id, slug, ${title} as title, ${variantNames} as variant_names, ${headline}, ${isTranslated ? sql`variant_ids, variant_texts,` : sql``}
  reviews_count, price_cents, lowest_price_cents, highest_price_cents, thumbnail_key`

/**
 * Finds the best products for words, and completions of the last word from their titles and variants. One statement.
 * Products with the words only in their description are suggested only without others.
 */
export async function suggest(
  db: Database,
  words: Words,
  {
    products,
    endings,
    isPartOfSku = false,
    language = ENGLISH,
    isTranslated = false,
  }: { products: number; endings: number; isPartOfSku?: boolean } & Partial<SearchedTexts>,
): Promise<Suggested> {
  const rules = rulesOf({ language, isTranslated })
  const columns = suggestedColumns(rules)
  const statement = sql<Suggested>`
    with typed as materialized (select ${asArray(words)} as words),
    given as materialized (select
      ${READ_FOR_ENDINGS}::bigint as to_read, ${products}::bigint as products, ${endings}::bigint as endings,
      ${codeColumns(words, isPartOfSku)}),
    coded as materialized (${CODED}),
    asked as materialized (select search_query.*, ${MEASURES}, words[cardinality(words)] as last from typed, ${rules.query(sql`words`)} as search_query),
    found as materialized (
      select *, row_number() over (order by worth desc, reviews_count desc, id desc) as place
      from (
        select ${columns}, ${rank(rules)} as worth from ${rules.products} where ${rules.hasWords} and is_public and ${HAS_NO_CODE}
        union all
        select ${columns}, ${RANK_OF_CODE} from ${rules.products} where ${HAS_CODE}) as either
      order by place
      limit (select to_read from given)),
    shown as (
      select id, slug, title, place, matching_variant,
        priced.price_cents, priced.contents,
        matching_variant is null and lowest_price_cents <> highest_price_cents as has_several_prices,
        coalesce(
          (select image_key from variant_images where variant_id = matching_variant order by position limit 1),
          thumbnail_key) as thumbnail_key
      from found as products, lateral (select ${matchingVariant(rules)} as matching_variant) as meant,
        lateral (
          select ${VARIANT_PRICE} as price_cents, contents
          from variants
          where product_id = products.id and variants.deleted_at is null and id = coalesce(matching_variant, id)
          order by 1, position limit 1) as priced
      where place <= (select given.products from given) and (worth > 0 or not exists (select from found where worth > 0))),
    endings as (
      select word, round(sum(worth)::numeric, 3) as worth
      from (
        select distinct id, worth, word from found, unnest(string_to_array(search_text(title || ' ' || variant_names), ' ')) as word) as each
      where starts_with(word, (select last from asked)) and word <> (select last from asked)
      group by word)
    select
      (select coalesce(json_agg(shown order by place), '[]') from shown) as products,
      array(
        select coalesce((select min(spelled) from search_words where search_words.word = endings.word and ${rules.isOfLanguage}), word)
        from endings order by worth desc, word limit (select given.endings from given)) as endings,
      ${foundPages(rules, sql`(select words from typed)`)} as pages,
      ${indexedTexts} as indexed`
  const [suggested] = await executePrepared(db, statement.compile(db))
  return suggested ?? { products: [], endings: [], pages: [], indexed: { language, translations: [] } }
}
