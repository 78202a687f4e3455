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
  phraseTranslator,
  type Translate,
  translationsOf,
  translationTag,
  withTranslation,
} from '../../../../core/translations/translate.server.ts'
import type { CardRow } from '../../card/cards-store.server.ts'
import { type Attribute, formatAttributes, parseAttributes } from '../attributes/attributes.contract.ts'
import type { ProductRow } from '../catalogue-store.server.ts'
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

/** Translates products into the language of the request. One or two queries; none for the owner's language. */
export async function translateProducts<Row extends ProductRow>(
  services: Reading,
  rows: readonly Row[],
): Promise<Row[]> {
  const texts = await translationsOf(
    services,
    PRODUCT_TRANSLATIONS,
    rows.map(({ id }) => id),
  )
  if (texts === undefined) return [...rows]
  const facts = rows.map((row) => parseAttributes(row.facts))
  const translate = await phraseTranslator(services, [
    ...facts.flat().flatMap(({ name, value }) => [name, value]),
    ...rows.flatMap(({ thumbnail_alt, options, variants }) => [
      thumbnail_alt,
      ...options,
      ...variants.flatMap(phrasesOfVariant),
    ]),
  ])
  const factsOf = ({ facts: source }: ProductRow, index: number): Readonly<Record<string, string>> => {
    const shown = formatAttributes((facts[index] ?? []).map((fact) => translated(fact, translate)))
    return shown === source || shown === '' ? {} : { facts: shown }
  }
  return rows.map((row, index) => ({
    ...withTranslation(row, { ...texts.get(row.id), ...factsOf(row, index) }),
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

/** Translates cards, like `translateProducts`. */
export async function translateCards(services: Reading, rows: readonly CardRow[]): Promise<CardRow[]> {
  const texts = await translationsOf(
    services,
    PRODUCT_TRANSLATIONS,
    rows.map(({ id }) => id),
  )
  if (texts === undefined) return [...rows]
  const translate = await phraseTranslator(
    services,
    rows.flatMap(({ thumbnail_alt, variants, pictures }) => [
      thumbnail_alt,
      ...variants.map(({ name }) => name),
      ...pictures.map(({ alt }) => alt),
    ]),
  )
  return rows.map((row) => ({
    ...withTranslation(row, pick(texts.get(row.id))),
    thumbnail_alt: translate(row.thumbnail_alt),
    variants: row.variants.map((variant) => ({ ...variant, name: translate(variant.name) })),
    pictures: row.pictures.map((picture) => ({ ...picture, alt: translate(picture.alt) })),
  }))
}

const pick = ({ title, slug }: Readonly<Record<string, string>> = {}): Readonly<Record<string, string>> => ({
  ...(title !== undefined && { title }),
  ...(slug !== undefined && { slug }),
})
