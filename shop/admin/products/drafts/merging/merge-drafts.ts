import * as texts from '#texts/catalog/products'
import { typedCountOnWire, typedPriceOnWire } from '../../../../../lib/forms/typed-numbers.ts'
import {
  eachText,
  type ProductTextName,
  rulesOfText,
} from '../../../../catalog/products/read/product-texts.contract.ts'
import { eachDetail, VARIANT_DETAILS } from '../../../../catalog/products/read/variant-details.contract.ts'
import { type PictureDraft, type ProductDraft, type VariantDraft, withPlaces } from '../product-draft.ts'
import { mergeLists } from './merge-lists.ts'

/** How one side of a conflict is shown. */
export type Shown = { text: string } | { picture: PictureDraft }

/** A part of the product that both have changed, each in another way. */
export interface Conflict {
  /** Names the part: where it stands, and what it is. */
  part: string
  theirs: Shown
  mine: Shown
}

interface Three {
  /** The product as both found it. */
  start: ProductDraft
  mine: ProductDraft
  /** As somebody else has saved it meanwhile. */
  theirs: ProductDraft
}

interface Merged {
  draft: ProductDraft
  /** What both changed; `draft` has mine there, unless theirs was chosen. */
  conflicts: readonly Conflict[]
  /** What only they changed: `draft` has it. */
  takenOver: readonly string[]
}

/**
 * Makes one draft of two: what only one of them changed is taken, and for what both changed somebody chooses.
 * @param choosing the parts in which theirs is taken
 */
export function mergeDrafts({ start, mine, theirs }: Three, choosing: ReadonlySet<string>): Merged {
  const conflicts: Conflict[] = []
  const takenOver: string[] = []

  function pick<T>(part: string, [before, my, their]: readonly [T, T, T], show: (value: T) => Shown): T {
    const [was, now, other] = [before, my, their].map((value) => JSON.stringify(show(value)))
    if (now === other || other === was) return my
    if (now === was) {
      takenOver.push(part)
      return their
    }
    conflicts.push({ part, theirs: show(their), mine: show(my) })
    return choosing.has(part) ? their : my
  }
  const pickText = (part: string, ...values: [string, string, string]) => pick(part, values, (text) => ({ text }))
  // "12,50" and "12.50" are no two prices.
  const pickPrice = (part: string, ...values: [string, string, string]) =>
    pick(part, values, (typed) => ({ text: typedPriceOnWire(typed) }))
  const pickCount = (part: string, ...values: [string, string, string]) =>
    pick(part, values, (typed) => ({ text: typedCountOnWire(typed) }))

  function pickPicture(part: string, ...[before, my, their]: [PictureDraft, PictureDraft, PictureDraft]): PictureDraft {
    const image = pick(part, [before, my, their], ({ key, saved, chosen }) => ({
      picture: { key, alt: '', ...(saved && { saved }), ...(chosen && { chosen }) },
    }))
    return {
      ...image,
      key: my.key,
      ...(my.isNamed && { isNamed: true }),
      alt: pickText(texts.whatItShowsPart(part), before.alt, my.alt, their.alt),
    }
  }

  function pickVariant(before: VariantDraft, my: VariantDraft, their: VariantDraft): VariantDraft {
    const of = texts.variantName(before.name)
    const colour = pick(texts.colourOf(of), [before, my, their], ({ isColor, color }) => ({
      text: isColor ? color : texts.notAColour,
    }))
    return {
      key: my.key,
      ...(their.saved && { saved: their.saved }),
      name: pickText(texts.nameOf(of), before.name, my.name, their.name),
      isColor: colour.isColor,
      color: colour.color,
      stock: pickCount(texts.stockOf(of), before.stock, my.stock, their.stock),
      options: pick(texts.detailOf(of, texts.options), [before.options, my.options, their.options], (values) => ({
        text: values.join(', '),
      })),
      details: eachDetail((name) => {
        const pickDetail = name === 'price' ? pickPrice : name === 'weight' ? pickCount : pickText
        const label = texts.detailOf(of, VARIANT_DETAILS[name].label)
        return pickDetail(label, before.details[name], my.details[name], their.details[name])
      }),
      images: mergeLists({ start: before.images, mine: my.images, theirs: their.images }, (was, now, other) =>
        pickPicture(texts.pictureNumberOf(of, before.images.indexOf(was) + 1), was, now, other),
      ),
    }
  }

  const pickTextOf = (name: ProductTextName) => pickText(rulesOfText(name).label, start[name], mine[name], theirs[name])
  // They are told of in the order of the form.
  const title = pickTextOf('title')
  const draft: ProductDraft = {
    slug: pickText(texts.slug, start.slug, mine.slug, theirs.slug),
    price: pickPrice(texts.price, start.price, mine.price, theirs.price),
    ...eachText((name) => (name === 'title' ? title : pickTextOf(name))),
    followsTitle: false,
    state: pick(texts.visibility, [start.state, mine.state, theirs.state], (state) => ({ text: texts.STATES[state] })),
    publishedFrom: pickText(texts.publishedFrom, start.publishedFrom, mine.publishedFrom, theirs.publishedFrom),
    followsFirst: (mine.followsFirst === start.followsFirst ? theirs : mine).followsFirst,
    thumbnail: pickPicture(texts.thumbnail, start.thumbnail, mine.thumbnail, theirs.thumbnail),
    bundled: pick(texts.frequentlyBoughtTogether, [start.bundled, mine.bundled, theirs.bundled], (products) => ({
      text: products.map(({ title }) => title).join(', ') || texts.none,
    })),
    options: pick(texts.options, [start.options, mine.options, theirs.options], (options) => ({
      text: options.map(({ name }) => name).join(', ') || texts.none,
    })),
    variants: mergeLists({ start: start.variants, mine: mine.variants, theirs: theirs.variants }, pickVariant),
  }
  return { draft: withPlaces(draft), conflicts, takenOver: [...takenOver, ...changedVariants(start, theirs)] }
}

/** What they added and removed, in words. */
function changedVariants(start: ProductDraft, theirs: ProductDraft): readonly string[] {
  const lacking = (list: readonly VariantDraft[], other: readonly VariantDraft[]) =>
    list.filter(({ saved }) => !other.some((variant) => variant.saved?.id === saved?.id))
  return [
    ...lacking(theirs.variants, start.variants).map(({ name }) => texts.variantAdded(name)),
    ...lacking(start.variants, theirs.variants).map(({ name }) => texts.variantRemoved(name)),
  ]
}
