import { sql } from 'kysely'
import { dependsOn } from '../../../../../server/cache/dependencies.ts'
import { translatedInto } from '../../../../../server/language/in-language.ts'
import type { Services } from '../../../../../server/services.ts'
import {
  type PhraseGroup,
  SLUG_FIELD,
  type TranslatableKind,
} from '../../../../core/translations/translatable.server.ts'
import {
  findShownTexts,
  type ShownTexts,
  type Translate,
  translationTag,
  withTranslation,
} from '../../../../core/translations/translate.server.ts'
import { type CardRow, findCards } from '../../card/cards-store.server.ts'
import { type Attribute, formatAttributes, parseAttributes } from '../attributes/attributes.contract.ts'
import type { Audience, ProductRow } from '../catalogue-store.server.ts'
import { PRODUCT_TEXTS } from '../product-texts.contract.ts'

type Reading = Pick<Services, 'db' | 'identity'>

/** The texts of a product that are translated for each product. */
export const PRODUCT_TRANSLATIONS = {
  kind: 'product',
  table: 'product_translations',
  key: 'product_id',
  records: 'products',
  exists: sql<boolean>`record.deleted_at is null`,
  fields: {
    title: PRODUCT_TEXTS.title,
    slug: SLUG_FIELD,
    description: PRODUCT_TEXTS.description,
    meta_title: PRODUCT_TEXTS.meta_title,
    meta_description: PRODUCT_TEXTS.meta_description,
    warnings: PRODUCT_TEXTS.warnings,
  },
} as const satisfies TranslatableKind

const variantsForSale = sql`variants join products on products.id = product_id and products.deleted_at is null
  where variants.deleted_at is null`

/** The short texts that products share. */
export const PRODUCT_PHRASES: readonly PhraseGroup[] = [
  {
    group: 'attribute_names',
    sources: sql`select name as source from product_facts`,
    max: 60,
    hasNoColon: true,
  },
  { group: 'attribute_values', sources: sql`select value as source from product_facts`, max: 120 },
  {
    group: 'options',
    sources: sql`select unnest(options) as source from products where deleted_at is null`,
    max: 30,
    hasNoColon: true,
  },
  {
    group: 'option_values',
    sources: sql`select unnest(variants.options) as source from ${variantsForSale}`,
    max: 60,
  },
  { group: 'variants', sources: sql`select variants.name as source from ${variantsForSale}`, max: 60 },
  {
    group: 'pictures',
    sources: sql`
      select thumbnail_alt as source from products where deleted_at is null
      union all select alt from variant_images where variant_id in (select variants.id from ${variantsForSale})`,
    max: 200,
  },
]

/** Makes the response depend on the translations of products, if it shows any. */
export function dependOnProductTexts(services: Pick<Services, 'identity'>, ids: readonly number[]): void {
  const tags = productTextTags(services, ids)
  if (tags.length > 0) dependsOn(...tags)
}

/** Returns the cache tags of the translations of products; empty if the request shows the owner's texts. */
export function productTextTags(services: Pick<Services, 'identity'>, ids: readonly number[]): string[] {
  const language = translatedInto(services)
  if (language === undefined || ids.length === 0) return []
  return [...ids.map((id) => translationTag(language, 'product', id)), translationTag(language, 'phrases')]
}

/** Translates products into the language of the request. One query; none for the owner's language. */
export const translateProducts = async <Row extends ProductRow>(
  services: Reading,
  rows: readonly Row[],
): Promise<Row[]> => translatedWith(rows, await findTexts(services, rows))

/** Translates the product of a page, like `translateProducts`. @returns also the texts, for `pagesOfRecord` */
export async function translateProductOfPage<Row extends ProductRow>(
  services: Reading,
  row: Row,
): Promise<{ row: Row; shown: ShownTexts | undefined }> {
  const shown = await findTexts(services, [row], true)
  return { row: translatedWith([row], shown)[0] ?? row, shown }
}

const findTexts = (services: Reading, rows: readonly ProductRow[], isPage = false) =>
  findShownTexts(services, PRODUCT_TRANSLATIONS, {
    ids: rows.map(({ id }) => id),
    sources: rows.flatMap(({ facts, thumbnail_alt, options, variants }) => [
      ...parseAttributes(facts).flatMap(({ name, value }) => [name, value]),
      thumbnail_alt,
      ...options,
      ...variants.flatMap(phrasesOfVariant),
    ]),
    isPage,
  })

function translatedWith<Row extends ProductRow>(rows: readonly Row[], shown: ShownTexts | undefined): Row[] {
  if (shown === undefined) return [...rows]
  const { texts, translate } = shown
  const factsOf = ({ facts: source }: ProductRow): Readonly<Record<string, string>> => {
    const facts = formatAttributes(parseAttributes(source).map((fact) => translated(fact, translate)))
    return facts === source || facts === '' ? {} : { facts }
  }
  return rows.map((row) => ({
    ...withTranslation(row, { ...texts.get(row.id), ...factsOf(row) }),
    thumbnail_alt: translate(row.thumbnail_alt),
    options: row.options.map(translate),
    variants: row.variants.map((variant) => ({
      ...variant,
      name: translate(variant.name),
      options: variant.options.map(translate),
      images: variant.images.map((image) => ({ ...image, alt: translate(image.alt) })),
    })),
  }))
}

const translated = ({ name, value }: Attribute, translate: Translate) => ({
  name: translate(name),
  value: translate(value),
})

const phrasesOfVariant = ({ name, options, images }: ProductRow['variants'][number]) => [
  name,
  ...options,
  ...images.map(({ alt }) => alt),
]

/**
 * Finds the cards of products in the language of the request, in the order of the ids. One query. The response depends
 * on all short texts.
 */
export async function findShownCards(
  services: Reading,
  ids: readonly number[],
  audience: Audience,
): Promise<CardRow[]> {
  const language = translatedInto(services)
  if (language === undefined) return findCards(services.db, ids, audience)
  dependsOn(translationTag(language, 'phrases'))
  const rows = await findCards(services.db, ids, audience, language)
  return rows.map(({ texts, ...row }) => withTranslation(row, texts ?? {}))
}
