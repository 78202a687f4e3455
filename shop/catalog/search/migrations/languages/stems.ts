import { type Kysely, type RawBuilder, sql } from 'kysely'

/**
 * The stemmers and stop word lists of PostgreSQL 15, by language. Languages without an entry are searched by whole
 * words. English keeps the configuration `shop_words` of earlier releases.
 */
const STEMMERS: Record<string, { stemmer: string; hasStopWords?: true }> = {
  ca: { stemmer: 'catalan' },
  da: { stemmer: 'danish', hasStopWords: true },
  nl: { stemmer: 'dutch', hasStopWords: true },
  fi: { stemmer: 'finnish', hasStopWords: true },
  fr: { stemmer: 'french', hasStopWords: true },
  de: { stemmer: 'german', hasStopWords: true },
  el: { stemmer: 'greek' },
  hu: { stemmer: 'hungarian', hasStopWords: true },
  ga: { stemmer: 'irish' },
  it: { stemmer: 'italian', hasStopWords: true },
  lt: { stemmer: 'lithuanian' },
  nb: { stemmer: 'norwegian', hasStopWords: true },
  'pt-PT': { stemmer: 'portuguese', hasStopWords: true },
  ro: { stemmer: 'romanian' },
  es: { stemmer: 'spanish', hasStopWords: true },
  sv: { stemmer: 'swedish', hasStopWords: true },
}

/** French words without meaning that the list of PostgreSQL has only with accents or with an apostrophe. */
const FRENCH_STOP_WORDS = words('a meme memes jusqu lorsqu puisqu quoiqu etait etaient etes')

/** French plurals with a final x, for which the stemmer expects another singular. */
const PLURALS_WITH_X = words(`
  tuyau noyau boyau joyau gruau etau sarrau bijou caillou chou genou hibou joujou pou
  feu jeu enjeu lieu milieu cheveu neveu essieu aveu moyeu adieu voeu epieu pieu`)
const PLURALS_OF_AIL = words('trav vitr em cor soupir vant')
/** Masculine and feminine forms with different stems. */
const FEMININE_FORMS: readonly [masculine: string, feminine: string][] = [
  ['blanc', 'blanche'],
  ['frais', 'fraiche'],
  ['doux', 'douce'],
  ['long', 'longue'],
  ['sec', 'seche'],
  ['neuf', 'neuve'],
  ['nouveau', 'nouvelle'],
  ['beau', 'belle'],
  ['vieux', 'vieille'],
  ['roux', 'rousse'],
  ['epais', 'epaisse'],
  ['gros', 'grosse'],
  ['bas', 'basse'],
]

/** French forms that the stemmer does not reduce, without accents, and the form that it gets instead. */
const FRENCH_FORMS: readonly (readonly [form: string, replacement: string])[] = [
  ...PLURALS_WITH_X.map((singular) => [`${singular}x`, singular] as const),
  ...PLURALS_OF_AIL.map((start) => [`${start}aux`, `${start}ail`] as const),
  ...FEMININE_FORMS.flatMap(
    ([masculine, feminine]) =>
      [
        [feminine, masculine],
        [`${feminine}s`, masculine],
      ] as const,
  ),
  ['nouvel', 'nouveau'],
  ['bel', 'beau'],
  ['vieil', 'vieux'],
  ['yeux', 'oeil'],
  ['cieux', 'ciel'],
]
/** A test that most texts without such forms fail. */
const MAY_HAVE_FORMS = '[aoe]ux\\M|ees?\\M|(?:che|ouce|ongue|euve|sse|lle)s?\\M|\\m(?:nouvel|bel|vieil)\\M'

const dictionary = (language: string) => sql.lit(`${STEMMERS[language]?.stemmer}_stem`)
const languages = Object.keys(STEMMERS)

/** Replaces a word between blanks. */
const replaced = (text: RawBuilder<unknown>, [form, replacement]: readonly [string, string]) =>
  sql`replace(${text}, ${sql.lit(` ${form} `)}, ${sql.lit(` ${replacement} `)})`

/** Creates the functions that reduce a word to its stem by the rules of a language. */
export async function stemWords(db: Kysely<unknown>): Promise<void> {
  // Whole words without stop words, next to the stems: prefixes of words match them.
  for (const [language, { stemmer, hasStopWords }] of Object.entries(STEMMERS)) {
    if (!hasStopWords) continue
    const name = sql.id(wholeWords(language))
    await sql`create text search dictionary ${name} (template = pg_catalog.simple, stopwords = ${sql.id(stemmer)})`.execute(
      db,
    )
    await sql`create text search configuration ${name} (copy = pg_catalog.simple)`.execute(db)
    await sql`alter text search configuration ${name} alter mapping for asciiword, word, numword with ${name}`.execute(
      db,
    )
  }
  // PostgreSQL caches 32 regular expressions only, so this has as few as possible.
  const padded = sql`(' ' || plain || ' ')`
  // Accents are removed before the stemmer, which then no longer recognises feminine participles.
  await sql`
    create function search_french_forms(plain text) returns text language sql immutable strict parallel safe
    return trim(regexp_replace(${FRENCH_FORMS.reduce(replaced, padded)}, '([[:alpha:]]{2})ees?\\M', '\\1e', 'g'))`.execute(
    db,
  )
  // Prepares folded text, as search_text() returns it, for the stemmer.
  await sql`
    create function search_reduced(language text, plain text) returns text language sql immutable strict parallel safe
    return case when language = 'fr' then trim(${FRENCH_STOP_WORDS.reduce(
      (text, word) => replaced(text, [word, '']),
      sql`(' ' || case when plain ~ ${sql.lit(MAY_HAVE_FORMS)} then search_french_forms(plain) else plain end || ' ')`,
    )})
      else plain end`.execute(db)
  // The stem of one folded word; null for a stop word.
  const stems = languages.map(
    (language) =>
      sql`when ${sql.lit(language)} then (ts_lexize(${dictionary(language)}::regdictionary, nullif(search_reduced(language, word), '')))[1]`,
  )
  await sql`
    create function search_stem(language text, word text) returns text language sql immutable strict parallel safe
    return case language when 'en' then (ts_lexize('english_stem'::regdictionary, word))[1]
      ${sql.join(stems, sql` `)} else word end`.execute(db)
}

/**
 * Creates `search_typed_stem(language, word)`, which returns the same as `search_stem`. A connection keeps its plan:
 * that of the other one, which indexes use, is made in each statement.
 */
export async function stemTypedWords(db: Kysely<unknown>): Promise<void> {
  const french = FRENCH_STOP_WORDS.reduce(
    (text, word) => replaced(text, [word, '']),
    sql`(' ' || case when word ~ ${sql.lit(MAY_HAVE_FORMS)} then search_french_forms(word) else word end || ' ')`,
  )
  const stems = languages.map(
    (language) => sql`when ${sql.lit(language)} then (ts_lexize(${dictionary(language)}::regdictionary, reduced))[1]`,
  )
  await sql`
    create function search_typed_stem(language text, word text) returns text language plpgsql immutable strict parallel safe as $$
    declare
      reduced constant text := nullif(case when language = 'fr' then trim(${french}) else word end, '');
    begin
      return case language when 'en' then (ts_lexize('english_stem'::regdictionary, word))[1]
        ${sql.join(stems, sql` `)} else word end;
    end $$`.execute(db)
}

/** Creates the functions that split a text into stems and whole words by the rules of a language. */
export async function splitWords(db: Kysely<unknown>): Promise<void> {
  // Removes French articles and pronouns before a vowel, so that "d'hiver" is not the compound "dhiver".
  await sql`
    create function search_elided(language text, written text) returns text language sql immutable strict parallel safe
    return case when language = 'fr' and written ~ '[''’ʼ]'
      then regexp_replace(written, '\\m(?:[cdjlmnst]|(?:jus|lors|puis|quoi)?qu)[''’ʼ](?=[[:alpha:]])', ' ', 'gi')
      else written end`.execute(db)
  const stemmed = languages.map(
    (language) =>
      sql`when ${sql.lit(language)} then to_tsvector(${sql.lit(`pg_catalog.${STEMMERS[language]?.stemmer}`)}::regconfig, search_reduced(language, plain))
        || to_tsvector(${sql.lit(STEMMERS[language]?.hasStopWords ? wholeWords(language) : 'pg_catalog.simple')}::regconfig, plain)`,
  )
  await sql`
    create function search_stems_of(language text, plain text) returns tsvector language sql immutable strict parallel safe
    return case language
      when 'en' then to_tsvector('english'::regconfig, plain) || to_tsvector('shop_words'::regconfig, plain)
      ${sql.join(stemmed, sql` `)}
      else to_tsvector('pg_catalog.simple'::regconfig, plain) end`.execute(db)
  // Alternative spellings, as search_compounds(text) returns them, with the stem of the language.
  await sql`
    create function search_compounds(language text, written text) returns tsvector language sql immutable strict parallel safe
    return (
      select coalesce(string_agg(quote_literal(lexeme) || ':1', ' '), '')::tsvector
      from (
        select search_joined(found[1]) as form
        from regexp_matches(unaccent('unaccent'::regdictionary, written), '[[:alnum:]]+(?:[-''._/+#:][[:alnum:]]+)+', 'g') as found
        union all
        select search_joined(search_umlauts(found[1]))
        from regexp_matches(lower(written), '[[:alpha:]]*[äöü][[:alpha:]]*', 'g') as found
        union all
        select found[1] from regexp_matches(written, '\\m0+[1-9][0-9]{2,}\\M', 'g') as found) as other,
        lateral unnest(array[form, ltrim(form, '0'), search_stem(language, form)]) as lexeme
      where char_length(lexeme) between 2 and 40)`.execute(db)
  await sql`
    create function search_words_of(language text, written text) returns tsvector language sql immutable strict parallel safe cost 1000
    return search_stems_of(language, search_text(written))
      || case when written ~ '[0-9]' then search_measures(written) else '' end
      || case when written ~ '[[:alnum:]][-‐‑–''’._/+#:][[:alnum:]]|[äöüÄÖÜ]|\\m0+[1-9]'
        then search_compounds(language, search_elided(language, written)) else '' end`.execute(db)
}

/** The name of the configuration for whole words, such as `shop_words_fr`. */
function wholeWords(language: string): string {
  return `shop_words_${language.toLowerCase().replace('-', '_')}`
}

function words(list: string): string[] {
  return list.trim().split(/\s+/)
}
