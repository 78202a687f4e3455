import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../../server/db/open.ts'
import { executePrepared } from '../../../../server/db/prepared.ts'
import type { Paging } from '../../../../server/http/paging.ts'
import type { Sort } from '../../products/read/lists/list-query.contract.ts'
import { givenOf, LIST_ORDERS, type Narrowing, passes } from '../../products/read/lists/narrowing.server.ts'
import { type FoundPage, foundPages } from './found-pages.server.ts'
import { CODED, givenCodes, HAS_CODE, HAS_NO_CODE, WORTH_OF_CODE } from './variant-codes.server.ts'

/**
 * Words as they were typed; or, word by word, the spellings that may have been meant, of which one with a blank in it stands for two words. Only what
 * was typed may be the number of a variant.
 */
export type Words = string | readonly (readonly string[])[]

/** What somebody looks for. */
export interface SearchCriteria extends Narrowing {
  words: Words
  sort?: Sort | undefined
  paging: Paging
  /** Reads nothing for words that are known only partly: most of them turn out to mean others, for which all would be read again. */
  unlessPrefix?: boolean
  /** Also finds variants that have the words as a part of their SKU. */
  isPartOfSku?: boolean
}

/** What was found. */
export interface SearchHits {
  /** The products of this page, in order. */
  ids: number[]
  /** For each of them the variant that is meant, such as the red one of a mug; null when none is meant more than the default one. */
  variants: (number | null)[]
  /** How many there are on all pages. */
  count: number
  /**
   * Whether anything has the words, whatever the filters leave of it. 'prefix' when one of the words is none of the shop's, but the
   * beginning of one, or looks like one to the stemmer.
   */
  match: 'full' | 'prefix' | 'none'
  /** Published pages that have the words, those with the words in their title first. */
  pages: FoundPage[]
}

const ORDERS: Record<Sort | 'featured', RawBuilder<unknown>> = {
  featured: sql`worth desc, reviews_count desc, id desc`,
  ...LIST_ORDERS,
}

/** The words of products stand in the index alone. Asked by a value, not by a join, the planner knows no other way than through it. */
export const HAS_WORDS = sql`search_document(title, variant_names, description, facts, collection_keys, maker || ' ' || model) @@ (select all_words from asked)`

/** What a word is worth in a title, in the name of a variant, and in a fact or the title of a collection. */
const worthOf = (words: RawBuilder<unknown>) => sql`ts_rank('{0, 0.1, 0.4, 1}', headline, ${words})`

/**
 * What the words are worth together. What stands for several of them counts once more: a teapot is worth as much as a tea pot, and more than another pot.
 * Of products that are worth the same, the most reviewed comes first.
 */
export const WORTH = sql`${worthOf(sql`(select any_word from asked)`)}
  + case when headline @@ (select whole_words from asked)
      then ${worthOf(sql`(select whole_words from asked)`)} * (select whole_share from asked) else 0 end`

/** The measures among the words, such as `0.25 kg`, by which variants in other units are found too; null without any. Beside `any_word`. */
export const MEASURES = sql`
  case when strpos(any_word::text, '''=') > 0 then (
    select string_agg(quote_literal(found[1]), ' | ')::tsquery
    from regexp_matches(any_word::text, '''(=[0-9]+[a-z]+)''', 'g') as found) end as measures`

/** Whether a variant has the very measure: its unit alone would be worth as much, and `1 kg` is not what `0.25 kg` means. */
const HAS_MEASURE = sql`
  case when (select measures from asked) is null then false
    else search_words_of(variant_words(name, options, contents)) @@ (select measures from asked) end`

/** In two branches: what has neither options nor contents is ranked without a call of a function, of which there would be one for each variant. */
const VARIANT_WORTH = sql`
  case when options = '{}' and contents is null then ts_rank(search_words_of(name), (select any_word from asked))
    else ts_rank(search_words_of(variant_words(name, options, contents)), (select any_word from asked)) end`

/** The order of `defaultVariant`: the variant that a product opens on comes first. */
const OPENS_FIRST = sql`stock > 0 desc, position`

/**
 * The variant that matches most of the words, or null if the product opens on it anyway. Variant names are
 * read only if the headline contains
 * one of the words in a variant name.
 */
const NAMED_VARIANT = sql`(
  select nullif(
    (array_agg(variants.id order by ${HAS_MEASURE} desc, ${VARIANT_WORTH} desc, ${OPENS_FIRST}))[1],
    (array_agg(variants.id order by ${OPENS_FIRST}))[1])
  from variants
  where product_id = products.id and variants.deleted_at is null
    and ts_rank('{0, 0, 1, 0}', headline, (select any_word from asked)) > 0)`

/**
 * The variant with the number that was typed, or else the one that is meant; null if the product opens on it
 * anyway.
 */
export const MEANT_VARIANT = sql`(
  case when ${HAS_CODE} then (
    select nullif(variant, (
      select id from variants where product_id = products.id and variants.deleted_at is null order by ${OPENS_FIRST} limit 1))
    from coded where coded.id = products.id)
  else ${NAMED_VARIANT} end)`

/** What the products are sorted by. */
const keys = (sort: keyof typeof ORDERS, worth: RawBuilder<unknown>) =>
  ({
    featured: sql`${worth} as worth, reviews_count`,
    price_high_to_low: sql`lowest_price_cents`,
    price_low_to_high: sql`lowest_price_cents`,
    reviews_high_to_low: sql`average_rating, reviews_count`,
    latest: sql`created_at`,
  })[sort]

/** Finds one page of the products that have the words and pass the filters, and how many there are: one statement. */
export async function findByWords(
  db: Database,
  { words, sort, paging, unlessPrefix = false, isPartOfSku = false, ...narrowing }: SearchCriteria,
): Promise<SearchHits> {
  const order = sort ?? 'featured'
  const fits = sql`${passes(narrowing, 'few')} as fits`
  const statement = sql<SearchHits>`
    with asked as materialized (select *, ${MEASURES} from search_query(${asArray(words)})),
    given as materialized (select ${givenOf(narrowing)}, ${givenCodes(words, isPartOfSku)},
      ${unlessPrefix}::boolean as unless_prefix, ${paging.size}::bigint as size, ${(paging.page - 1) * paging.size}::bigint as skipped),
    coded as materialized (${CODED}),
    heard as materialized (select not exists (select from coded) and exists (
      select from asked, unnest(to_check) as checked
      where checked is not null and not exists (select from search_words where stem = checked)) as partly),
    found as materialized (
      select id, ${keys(order, WORTH)}, ${fits}
      from products
      where ${HAS_WORDS} and is_public and ${HAS_NO_CODE} and not ((select unless_prefix from given) and (select partly from heard))
      union all
      select id, ${keys(order, WORTH_OF_CODE)}, ${fits} from products where ${HAS_CODE}),
    page as materialized (
      select id, row_number() over () as place
      from (select id from found where fits order by ${ORDERS[order]}
        limit (select size from given) offset (select skipped from given)) as chosen)
    select
      case
        when (select partly from heard) then
          case when exists (select from products where ${HAS_WORDS} and is_public) then 'prefix' else 'none' end
        when exists (select from found) then 'full'
        else 'none' end as match,
      (select count(*) from found where fits) as count,
      to_json(array(select id from page order by place)) as ids,
      to_json(array(select (select ${MEANT_VARIANT} from products where id = page.id) from page order by place)) as variants,
      ${foundPages(asArray(words))} as pages`
  const [found] = await executePrepared(db, statement.compile(db))
  return found ?? { ids: [], variants: [], count: 0, match: 'none', pages: [] }
}

/** Writes words as the functions of the database take them: an element a word, its spellings parted by `|`. */
export function asArray(words: Words): RawBuilder<string[]> {
  if (typeof words === 'string') return sql`search_typed(${words})`
  return sql`${words.map((spellings) => spellings.join('|'))}::text[]`
}
