import { texts } from '#texts/catalog/products'
import { countForApi, priceForApi, priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { rulesOfText, TEXT_NAMES } from '../../../catalog/products/read/product-texts.contract.ts'
import { DETAIL_NAMES, VARIANT_DETAILS } from '../../../catalog/products/read/variant-details.contract.ts'
import type { PictureDraft, ProductDraft, VariantDraft } from './product-draft.ts'

/** A field with different values in the form and in the shop. Pictures have no values to show. */
export interface Difference {
  field: string
  saved?: string
  own?: string
}

/** Lists what saving the draft would change in the saved product, in the order of the form. */
export function compareDrafts(own: ProductDraft, saved: ProductDraft): Difference[] {
  const pair = (read: (draft: ProductDraft) => string) => [read(saved), read(own)] as const
  return [
    ...TEXT_NAMES.map((name) => {
      const { label, choices } = rulesOfText(name)
      return differing(
        label,
        pair(({ [name]: text }) => choices?.[text] ?? text),
      )
    }),
    differing(
      texts.price,
      pair(({ price }) => shownPrice(price)),
    ),
    differing(
      texts.slug,
      pair(({ slug }) => slug),
    ),
    differing(
      texts.visibility,
      pair(({ state }) => texts.STATES[state]),
    ),
    differing(
      texts.publishedFrom,
      pair(({ publishedFrom }) => publishedFrom),
    ),
    differing(
      texts.options,
      pair(({ options }) => options.map(({ name }) => name).join(', ')),
    ),
    ...compareVariants(own.variants, saved.variants),
    differsInThumbnail(own, saved) ? [{ field: texts.thumbnail }] : [],
    differing(
      texts.frequentlyBoughtTogetherTitle,
      pair(({ bundled }) => bundled.map(({ title }) => title).join(', ')),
    ),
  ].flat()
}

/** The same price can be typed in several ways. */
const shownPrice = (typed: string) => priceForField(priceForApi(typed))

const differing = (field: string, [saved, own]: readonly [string, string]): Difference[] =>
  saved === own ? [] : [{ field, saved, own }]

/** A saved thumbnail is sent only when it was replaced or follows the first picture. */
const differsInThumbnail = ({ thumbnail, followsFirst }: ProductDraft, saved: ProductDraft): boolean =>
  followsFirst ? !saved.followsFirst : thumbnail.chosen !== undefined || thumbnail.alt !== saved.thumbnail.alt

function compareVariants(own: readonly VariantDraft[], saved: readonly VariantDraft[]): Difference[] {
  const savedOf = ({ saved: one }: VariantDraft) => saved.find((other) => other.saved?.id === one?.id)
  const isDeleted = (variant: VariantDraft) => !own.some((other) => other.saved?.id === variant.saved?.id)
  return [
    ...own.flatMap((variant) => {
      const before = variant.saved && savedOf(variant)
      if (before) return compareVariant(variant, before)
      const field = texts.variantNamed(variant.name)
      return [{ field, saved: variant.saved ? texts.deletedMeanwhile : texts.notSaved, own: texts.inYourForm }]
    }),
    ...saved
      .filter(isDeleted)
      .map(({ name }) => ({ field: texts.variantNamed(name), saved: texts.saved, own: texts.deletedByOverwriting })),
  ]
}

function compareVariant(own: VariantDraft, saved: VariantDraft): Difference[] {
  const of = (label: string) => texts.detailOf(texts.variantNamed(saved.name), label)
  const pair = (read: (variant: VariantDraft) => string) => [read(saved), read(own)] as const
  return [
    differing(
      of(texts.variantNameLabel),
      pair(({ name }) => name),
    ),
    differing(
      of(texts.colour),
      pair(({ isColor, color }) => (isColor ? color : '')),
    ),
    differing(of(texts.stock), [saved.stock, stockAfterSaving(own, saved)]),
    differing(
      of(texts.options),
      pair(({ options }) => options.join(', ')),
    ),
    ...DETAIL_NAMES.map((name) => {
      const read = name === 'price' ? shownPrice : name === 'weight' ? countForApi : String
      return differing(
        of(VARIANT_DETAILS[name].label),
        pair(({ details }) => read(details[name])),
      )
    }),
    picturesOf(own) === picturesOf(saved) ? [] : [{ field: of(texts.pictures) }],
  ].flat()
}

const picturesOf = ({ images }: VariantDraft): string =>
  JSON.stringify(images.map(({ saved, chosen, alt }) => [saved?.id, chosen !== undefined, alt]))

/** The server applies the difference to the stock that the form was loaded with: orders placed since then count. */
function stockAfterSaving({ stock, saved: loaded }: VariantDraft, { stock: now }: VariantDraft): string {
  const counted = countForApi(stock)
  if (!loaded || counted === loaded.stock) return now
  const sum = Number(now) + Number(counted) - Number(loaded.stock)
  return Number.isNaN(sum) ? counted : String(sum)
}

/**
 * Removes variants and pictures from a draft that were deleted since it was loaded. The server refuses their ids.
 * Stock keeps the count that the form was loaded with, so that orders placed since then are not undone.
 */
export function withoutDeleted(own: ProductDraft, saved: ProductDraft): ProductDraft {
  const variants = new Set(saved.variants.map((variant) => variant.saved?.id))
  const images = new Set(saved.variants.flatMap(({ images }) => images.map((image) => image.saved?.id)))
  const left = ({ saved: stored, ...image }: PictureDraft): PictureDraft[] => {
    if (!stored) return [image]
    if (images.has(stored.id)) return [{ ...image, saved: stored }]
    return image.chosen ? [image] : []
  }
  return {
    ...own,
    variants: own.variants
      .filter((variant) => !variant.saved || variants.has(variant.saved.id))
      .map((variant) => ({ ...variant, images: variant.images.flatMap(left) })),
  }
}
