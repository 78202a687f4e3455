import { type RawBuilder, sql } from 'kysely'

/** The texts that a search reads. */
export interface SearchedTexts {
  /** The language of the rules, in which the texts are indexed. */
  language: string
  /** Whether they are translations; otherwise the owner's texts. */
  isTranslated: boolean
}

/**
 * The expressions of a search in one language. English texts of the owner have the columns and functions of the first
 * releases; other languages have the same with a language. Translations are in the tables of documents.
 */
export interface SearchRules extends SearchedTexts {
  /** The row of queries for an array of words. */
  query: (words: RawBuilder<string[]>) => RawBuilder<unknown>
  /** The vocabulary compared with an array of words. */
  meant: (words: RawBuilder<string[]>) => RawBuilder<unknown>
  /** The positions of the largest set of words that products have in common. */
  most: (elements: RawBuilder<string[]>) => RawBuilder<unknown>
  /** The table of products, with their documents if the search reads translations. */
  products: RawBuilder<unknown>
  /** The title and the names of the variants of a product. */
  title: RawBuilder<unknown>
  variantNames: RawBuilder<unknown>
  /** True for products that have all words of the search. A condition by value makes the planner use the index. */
  hasWords: RawBuilder<unknown>
  /** The column of products with the words for ranking. */
  headline: RawBuilder<unknown>
  /** The index words of a text. */
  wordsOf: (text: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The table of variants of `products`. */
  variants: RawBuilder<unknown>
  /** The name of a variant, and its name with option values and contents, as in `variantNames`. */
  variantName: RawBuilder<unknown>
  variantText: RawBuilder<unknown>
  /** True for words of the vocabulary in this language. */
  isOfLanguage: RawBuilder<unknown>
  /** The words of the vocabulary with a stem. */
  isStem: (stem: RawBuilder<unknown>) => RawBuilder<unknown>
  /** The table of content pages. */
  pages: RawBuilder<unknown>
  pageTitle: RawBuilder<unknown>
  /** The words of a content page. */
  pageWords: RawBuilder<unknown>
  /** True for content pages that are indexed in the language. */
  isPageIndexed: RawBuilder<unknown>
}

/** The rules of a search without a language, and while the products are not yet indexed in another one. */
export const ENGLISH = 'en'

const OF_OWNER = {
  isTranslated: false,
  products: sql`products`,
  title: sql`title`,
  variantNames: sql`variant_names`,
  variants: sql`variants`,
  variantName: sql`name`,
  variantText: sql`variant_words(name, options, contents)`,
  pages: sql`content_pages`,
  pageTitle: sql`title`,
} satisfies Partial<SearchRules>

const english: SearchRules = {
  ...OF_OWNER,
  language: ENGLISH,
  query: (words) => sql`search_query(${words})`,
  meant: (words) => sql`search_meant(${words})`,
  most: (elements) => sql`search_most(${elements})`,
  hasWords: sql`search_document(title, variant_names, description, facts, collection_keys, maker || ' ' || model) @@ (select all_words from asked)`,
  headline: sql`headline`,
  wordsOf: (text) => sql`search_words_of(${text})`,
  isOfLanguage: sql`language is null`,
  isStem: (stem) => sql`stem = ${stem} and language is null`,
  pageWords: sql`words`,
  isPageIndexed: sql`true`,
}

/** Returns the expressions of a language. */
export function rulesOf({ language, isTranslated }: SearchedTexts): SearchRules {
  if (!isTranslated && language === ENGLISH) return english
  const name = sql`${language}::text`
  const rules: SearchRules = {
    ...OF_OWNER,
    language,
    query: (words) => sql`search_query(${name}, ${words})`,
    meant: (words) => sql`search_meant(${name}, ${words})`,
    most: (elements) => sql`search_most(${name}, ${elements})`,
    hasWords: sql`search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model)
      @@ (select all_words from asked) and search_language = ${name}`,
    headline: sql`local_headline`,
    wordsOf: (text) => sql`search_words_of(${name}, ${text})`,
    isOfLanguage: sql`language = ${name}`,
    isStem: (stem) => sql`local_stem = ${stem} and language = ${name}`,
    pageWords: sql`local_words`,
    isPageIndexed: sql`search_language = ${name}`,
  }
  return isTranslated ? { ...rules, ...translatedTexts(name) } : rules
}

/**
 * Other names than those of `products`, so that one statement can use both. The condition of the language is a `case`,
 * because the planner would expect few documents of a value, and compute the words of all documents.
 */
const translatedTexts = (name: RawBuilder<unknown>) =>
  ({
    isTranslated: true,
    products: sql`products join (
        select product_id, local_headline as document_headline, title as document_title, variant_names as document_variant_names, variant_ids, variant_texts,
          search_document(search_language, title, variant_names, description, facts, collection_keys, maker || ' ' || model) as document
        from search_documents where case when search_language = ${name} then true end) as documents
      on product_id = products.id`,
    title: sql`document_title`,
    variantNames: sql`document_variant_names`,
    hasWords: sql`document @@ (select all_words from asked)`,
    headline: sql`document_headline`,
    variants: sql`variants left join unnest(variant_ids, variant_texts) as named (variant_id, variant_text) on variant_id = variants.id`,
    variantName: sql`coalesce(variant_text, name)`,
    variantText: sql`coalesce(variant_text, name)`,
    pages: sql`content_pages join (
        select page_id, title as document_title, local_words as document_words
        from search_page_documents where search_language = ${name}) as documents
      on page_id = content_pages.id`,
    pageTitle: sql`document_title`,
    pageWords: sql`document_words`,
    isPageIndexed: sql`true`,
  }) satisfies Partial<SearchRules>
