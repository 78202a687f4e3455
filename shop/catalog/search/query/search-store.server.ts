import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared } from '../../../../server/db/prepared.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import {
  type FilterCriteria,
  filterValueColumns,
  LIST_ORDERS,
  matchesFilters,
} from '../../products/read/lists/filter-criteria.server.ts'
import type { Sort } from '../../products/read/lists/list-query.contract.ts'
import { type FoundPage, foundPages } from './found-pages.server.ts'
import { type Indexed, indexedTexts } from './indexed-language.server.ts'
import { ENGLISH, rulesOf, type SearchedTexts, type SearchRules } from './search-rules.server.ts'
import { CODED, codeColumns, HAS_CODE, HAS_NO_CODE, RANK_OF_CODE } from './variant-codes.server.ts'

/**
 * Words as typed; or the possible spellings of each word, where a spelling with a blank requires two words. Only typed
 * words are compared with SKUs and GTINs.
 */
export type Words = string | readonly (readonly string[])[]

/** The words, filters and page of a search. */
export interface SearchCriteria extends FilterCriteria, Partial<SearchedTexts> {
  words: Words
  sort?: Sort | undefined
  paging: Paging
  /** If a word matches only as a prefix, returns no products. Most such words are corrected and searched again. */
  unlessPrefix?: boolean
  /** Also finds variants with the words as a part of their SKU. */
  isPartOfSku?: boolean
}

/** The result of a search. */
export interface SearchHits {
  /** The products of this page, in order. */
  ids: number[]
  /** The matching variant of each product, such as the red one of a mug; null for the default variant. */
  variants: (number | null)[]
  /** The number of products on all pages. */
  count: number
  /**
   * Whether products have the words, regardless of filters. 'prefix' if a word matches only as a prefix or by its
   * stem.
   */
  match: 'full' | 'prefix' | 'none'
  /** Published pages that have the words, those with the words in their title first. */
  pages: FoundPage[]
  /** The indexed texts. If the search read others, the result is incomplete. */
  indexed: Indexed
}

const ORDERS: Record<Sort | 'featured', RawBuilder<unknown>> = {
  featured: sql`worth desc, reviews_count desc, id desc`,
  ...LIST_ORDERS,
}

/** The rank of words in the title, in variant names, and in attributes or collection titles. */
const rankOf = ({ headline }: SearchRules, words: RawBuilder<unknown>) =>
  sql`ts_rank('{0, 0.1, 0.4, 1}', ${headline}, ${words})`

/**
 * Returns the total rank. Compounds and multi-word synonyms are added, so a teapot ranks like a tea pot and above other
 * pots. More reviews break ties.
 */
export const rank = (rules: SearchRules) => sql`${rankOf(rules, sql`(select any_word from asked)`)}
  + case when ${rules.headline} @@ (select whole_words from asked)
      then ${rankOf(rules, sql`(select whole_words from asked)`)} * (select whole_share from asked) else 0 end`

/**
 * The measures among the words, such as `0.25 kg`, which also match other units; null without any. Selected next to
 * `any_word`.
 */
export const MEASURES = sql`
  case when strpos(any_word::text, '''=') > 0 then (
    select string_agg(quote_literal(found[1]), ' | ')::tsquery
    from regexp_matches(any_word::text, '''(=[0-9]+[a-z]+)''', 'g') as found) end as measures`

/** The order of `defaultVariant`: the default variant comes first. */
const PREFERRED_VARIANT = sql`stock > 0 desc, position`

/**
 * The variant that matches most words; null if it is the default variant. Variant names are read only if the headline
 * has one of the words there.
 */
function namedVariant({ headline, wordsOf, variants, variantName, variantText }: SearchRules) {
  const details = wordsOf(variantText)
  // Otherwise the unit alone would rank as high, and `1 kg` would match `0.25 kg`.
  const hasMeasure = sql`
    case when (select measures from asked) is null then false else ${details} @@ (select measures from asked) end`
  // Two branches, so that variants without options and contents are ranked without a function call each.
  const variantRank = sql`
    case when options = '{}' and contents is null then ts_rank(${wordsOf(variantName)}, (select any_word from asked))
      else ts_rank(${details}, (select any_word from asked)) end`
  return sql`(
    select nullif(
      (array_agg(variants.id order by ${hasMeasure} desc, ${variantRank} desc, ${PREFERRED_VARIANT}))[1],
      (array_agg(variants.id order by ${PREFERRED_VARIANT}))[1])
    from ${variants}
    where variants.product_id = products.id and variants.deleted_at is null
      and ts_rank('{0, 0, 1, 0}', ${headline}, (select any_word from asked)) > 0)`
}

/** Returns the variant with the typed code, otherwise the best match; null if it is the default variant. */
export const matchingVariant = (rules: SearchRules) => sql`(
  case when ${HAS_CODE} then (
    select nullif(variant, (
      select id from variants where product_id = products.id and variants.deleted_at is null
      order by ${PREFERRED_VARIANT} limit 1))
    from coded where coded.id = products.id)
  else ${namedVariant(rules)} end)`

/** The sort columns of the products. */
const keys = (sort: keyof typeof ORDERS, worth: RawBuilder<unknown>) =>
  ({
    featured: sql`${worth} as worth, reviews_count`,
    price_high_to_low: sql`lowest_price_cents`,
    price_low_to_high: sql`lowest_price_cents`,
    reviews_high_to_low: sql`average_rating, reviews_count`,
    latest: sql`created_at`,
  })[sort]

/** Finds one page of products that have the words and pass the filters, and the total count. One statement. */
export async function findByWords(
  db: Database,
  {
    words,
    language = ENGLISH,
    isTranslated = false,
    sort,
    paging,
    unlessPrefix = false,
    isPartOfSku = false,
    ...criteria
  }: SearchCriteria,
): Promise<SearchHits> {
  const order = sort ?? 'featured'
  const rules = rulesOf({ language, isTranslated })
  const fits = sql`${matchesFilters(criteria, 'few')} as fits`
  const statement = sql<SearchHits>`
    with asked as materialized (select *, ${MEASURES} from ${rules.query(asArray(words))}),
    given as materialized (select ${filterValueColumns(criteria)}, ${codeColumns(words, isPartOfSku)},
      ${unlessPrefix}::boolean as unless_prefix, ${paging.size}::bigint as size, ${(paging.page - 1) * paging.size}::bigint as skipped),
    coded as materialized (${CODED}),
    heard as materialized (select not exists (select from coded) and exists (
      select from asked, unnest(to_check) as checked
      where checked is not null and not exists (select from search_words where ${rules.isStem(sql`checked`)})) as partly),
    found as materialized (
      select id, ${keys(order, rank(rules))}, ${fits}
      from ${rules.products}
      where ${rules.hasWords} and is_public and ${HAS_NO_CODE} and not ((select unless_prefix from given) and (select partly from heard))
      union all
      select id, ${keys(order, RANK_OF_CODE)}, ${fits} from products where ${HAS_CODE}),
    page as materialized (
      select id, row_number() over () as place
      from (select id from found where fits order by ${ORDERS[order]}
        limit (select size from given) offset (select skipped from given)) as chosen)
    select
      case
        when (select partly from heard) then
          case when exists (select from ${rules.products} where ${rules.hasWords} and is_public) then 'prefix' else 'none' end
        when exists (select from found) then 'full'
        else 'none' end as match,
      (select count(*) from found where fits) as count,
      to_json(array(select id from page order by place)) as ids,
      to_json(array(select (select ${matchingVariant(rules)} from ${rules.products} where products.id = page.id) from page order by place)) as variants,
      ${foundPages(rules, asArray(words))} as pages,
      ${indexedTexts} as indexed`
  const [found] = await executePrepared(db, statement.compile(db))
  return found ?? { ids: [], variants: [], count: 0, match: 'none', pages: [], indexed: { language, translations: [] } }
}

/** Formats words for the database functions: one element per word, spellings joined by `|`. */
export function asArray(words: Words): RawBuilder<string[]> {
  if (typeof words === 'string') return sql`search_typed(${words})`
  return sql`${words.map((spellings) => spellings.join('|'))}::text[]`
}
