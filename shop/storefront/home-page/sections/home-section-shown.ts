import { cheapestVariant, dearestVariant } from '../../../catalog/pricing/variant-price.ts'
import { type CardProduct, cardProduct } from '../../../catalog/products/card/card-product.ts'
import type { CardOnWire } from '../../../catalog/products/card/product-card.contract.ts'
import type { CounterPicture, HomeSectionOnWire } from '../../../content/home/sections-store/home-on-wire.contract.ts'

/** What stands on the counter, with its cheapest and its dearest variant: all that a price is told from. */
export type CounterProduct = Pick<CardOnWire, 'id' | 'slug' | 'title' | 'price' | 'thumbnail'> & {
  variants: Pick<CardOnWire['variants'][number], 'price' | 'reduced' | 'unit_price'>[]
}

type Section<Kind> = Extract<HomeSectionOnWire, { kind: Kind }>

/** A section of the home page with no more of its products than it shows. */
export type HomeSectionShown =
  | { kind: 'counter'; products: CounterProduct[]; pictures: CounterPicture[] }
  | Section<'collections'>
  | { kind: 'new'; products: CardProduct[] }
  | { kind: 'story'; product: CounterProduct & { thumbnail_alt: string; words: string } }
  | Section<'reviews'>

/** So many words are told of a product. */
const MOST_WORDS = 60

/** Strips the sections of what nobody sees: a page carries its data twice. */
export function shownSections(sections: readonly HomeSectionOnWire[]): HomeSectionShown[] {
  return sections.map((section) => {
    switch (section.kind) {
      case 'counter':
        return { ...section, products: section.products.map(onCounter) }
      case 'new':
        return { ...section, products: section.products.map(cardProduct) }
      case 'story': {
        const { product } = section
        const words = beginningOf(product.description)
        return { kind: 'story', product: { ...onCounter(product), thumbnail_alt: product.thumbnail_alt, words } }
      }
      default:
        return section
    }
  })
}

function onCounter(product: CardOnWire): CounterProduct {
  const { id, slug, title, price, thumbnail } = product
  const told = new Set([cheapestVariant(product), dearestVariant(product)])
  const variants = [...told].flatMap((variant) => (variant ? [pricesOf(variant)] : []))
  return { id, slug, title, price, variants, thumbnail }
}

const pricesOf = ({ price, reduced, unit_price }: CardOnWire['variants'][number]) => ({ price, reduced, unit_price })

/** Whole sentences, as far as the words reach; the first one always. */
function beginningOf(description: string): string {
  const sentences = description
    .replace(/[*_#>`]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s/)
  let beginning = ''
  for (const sentence of sentences) {
    const longer = `${beginning} ${sentence}`.trim()
    if (beginning && longer.split(' ').length > MOST_WORDS) break
    beginning = longer
  }
  return beginning
}
