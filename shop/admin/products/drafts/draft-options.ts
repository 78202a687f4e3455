import { MAX_VARIANTS } from '../../../catalog/products/fields/product-limits.contract.ts'
import { listedValues, typedValues } from '../../../catalog/products/fields/typed-values.ts'
import { isSameValue, valuesOf } from '../../../catalog/products/read/options.ts'
import {
  type Edit,
  isSimple,
  newKey,
  type PictureDraft,
  type ProductDraft,
  type VariantDraft,
} from './product-draft.ts'

const SEPARATOR = ' / '

/** Returns the default name of a variant, made of its option values. */
const nameOfOptions = (options: readonly string[]): string => options.filter((value) => value !== '').join(SEPARATOR)

/** Adds an option. The values of the first one are the names of the variants. */
export const addOption: Edit = (before) => {
  // The placeholder name of an only variant is not a value.
  const draft = isSimple(before)
    ? { ...before, variants: before.variants.map((only) => ({ ...only, name: '' })) }
    : before
  const isFirst = draft.options.length === 0
  const names = draft.variants.map(({ name }) => name.trim()).filter((name) => name !== '')
  // A name with a semicolon cannot be part of a list of values.
  const values = isFirst && !names.some((name) => name.includes(';')) ? listedValues(names) : ''
  return {
    ...draft,
    options: [...draft.options, { key: newKey(), name: '', values }],
    variants: draft.variants.map((variant) =>
      withOptions(variant, [...variant.options, isFirst && values !== '' ? variant.name.trim() : '']),
    ),
  }
}

/** Removes an option with its values. */
export const removeOption =
  (key: string): Edit =>
  (draft) => {
    const place = draft.options.findIndex((option) => option.key === key)
    return {
      ...draft,
      options: draft.options.filter((option) => option.key !== key),
      variants: draft.variants.map((variant) => withOptions(variant, variant.options.toSpliced(place, 1))),
    }
  }

export const renameOption =
  (key: string, name: string): Edit =>
  (draft) => ({ ...draft, options: draft.options.map((option) => (option.key === key ? { ...option, name } : option)) })

/** Changes the values of an option while typing: a respelled value changes in all its variants. */
export const changeValues =
  (key: string, typed: string): Edit =>
  (draft) => {
    const place = draft.options.findIndex((option) => option.key === key)
    const [before, after] = [typedValues(draft.options[place]?.values ?? ''), typedValues(typed)]
    const spelled = (value: string) =>
      before.length === after.length ? (after[before.findIndex((old) => isSameValue(old, value))] ?? value) : value
    return {
      ...draft,
      options: draft.options.map((option) => (option.key === key ? { ...option, values: typed } : option)),
      variants: draft.variants.map((variant) =>
        withOptions(variant, variant.options.with(place, spelled(variant.options[place] ?? ''))),
      ),
    }
  }

/** Returns the variant with other option values. A default name follows the values; a custom name stays. */
export function withOptions(variant: VariantDraft, options: readonly string[]): VariantDraft {
  const isNamedByOptions =
    variant.name.trim() === '' || (variant.options.length > 0 && variant.name === nameOfOptions(variant.options))
  const name = nameOfOptions(options)
  return { ...variant, options, ...(isNamedByOptions && name !== '' && { name }) }
}

/**
 * Returns the combinations of values without a variant. A variant that lacks an option's value counts with its first
 * value. Returns at most one more than the product may have, because fifty values of three options would be 125,000.
 */
export function missingCombinations({ options, variants }: ProductDraft): readonly (readonly string[])[] {
  const values = options.map((option) => typedValues(option.values))
  if (options.length === 0 || values.some((each) => each.length === 0)) return []
  const has = variants.map((variant) => completed(variant.options, values))
  const most = Math.max(0, MAX_VARIANTS - variants.length) + 1
  const missing: string[][] = []
  for (const wanted of combinationsOf(values)) {
    if (has.some((own) => own.every((value, place) => isSameValue(value, wanted[place] ?? '')))) continue
    missing.push(wanted)
    if (missing.length === most) break
  }
  return missing
}

/** Adds a variant for each missing combination, up to the limit of variants. */
export const addCombinations: Edit = (draft) => {
  const values = draft.options.map((option) => typedValues(option.values))
  const missing = missingCombinations(draft)
  const variants = draft.variants.map((variant) => withOptions(variant, completed(variant.options, values)))
  const added = missing.map((options) => copyMostSimilar(options, variants))
  return { ...draft, variants: [...variants, ...added].slice(0, MAX_VARIANTS) }
}

const completed = (options: readonly string[], values: readonly (readonly string[])[]) =>
  values.map((each, place) => options[place] || each[0] || '')

/** Yields all combinations of values; the last option varies fastest. */
function* combinationsOf([first, ...others]: readonly (readonly string[])[]): Generator<string[], undefined> {
  if (first === undefined) yield []
  else for (const value of first) for (const rest of combinationsOf(others)) yield [value, ...rest]
}

/**
 * Returns a new variant with these values. Pictures, price, weight, contents and colour are copied from the most
 * similar variant.
 */
function copyMostSimilar(options: readonly string[], variants: readonly VariantDraft[]): VariantDraft {
  const similarity = (variant: VariantDraft) =>
    variant.options.filter((value, place) => isSameValue(value, options[place] ?? '')).length
  const [like] = variants.toSorted((one, other) => similarity(other) - similarity(one))
  const coloured = variants.map((variant) => ({ ...variant, color: variant.isColor ? variant.color : null }))
  const color = options
    .flatMap((value, place) => valuesOf(coloured, place).filter((known) => isSameValue(known.value, value)))
    .find((known) => known.color !== null)?.color
  const pictures = like?.images.filter(({ saved, copied, chosen }) => saved ?? copied ?? chosen) ?? []
  return {
    key: newKey(),
    name: nameOfOptions(options),
    isColor: color != null,
    color: color ?? like?.color ?? '',
    stock: '',
    options,
    details: {
      price: like?.details.price ?? '',
      weight: like?.details.weight ?? '',
      contents: like?.details.contents ?? '',
      sku: '',
      gtin: '',
    },
    images: pictures.map(copyOf),
  }
}

function copyOf({ saved, copied, chosen, alt, isNamed }: PictureDraft): PictureDraft {
  const source = saved ?? copied
  return {
    key: newKey(),
    alt,
    ...(isNamed && { isNamed }),
    ...(source && { copied: source }),
    ...(chosen && { chosen }),
  }
}
