import { cheapestVariant, dearestVariant } from '../../../catalog/pricing/variant-price.ts'
import { type CardProduct, cardProduct } from '../../../catalog/products/card/card-product.ts'
import type { CardResponse } from '../../../catalog/products/card/product-card.contract.ts'
import type { HeroPicture } from './counter/counter.contract.ts'
import type { HomeSectionKind, HomeSectionResponse } from './sections.contract.ts'

/** A product in the hero, with its cheapest and dearest variant, from which the price is shown. */
export type HeroProduct = Pick<CardResponse, 'id' | 'slug' | 'title' | 'price' | 'thumbnail' | 'translated'> & {
  variants: Pick<CardResponse['variants'][number], 'price' | 'reduced' | 'unit_price'>[]
}

type Section<Kind> = Extract<HomeSectionResponse, { kind: Kind }>

/** A section of the home page, with only the product fields that it shows. */
export type HomeSectionShown =
  | { id: number; kind: 'counter'; products: HeroProduct[]; pictures: HeroPicture[] }
  | { id: number; kind: 'new'; products: CardProduct[] }
  | (Pick<Section<'story'>, 'id' | 'kind' | 'translated'> & {
      product: HeroProduct & { thumbnail_alt: string; words: string }
    })
  | (Omit<Section<'collection'>, 'products'> & { products: CardProduct[] })
  | (Omit<Section<'products'>, 'products'> & { products: CardProduct[] })
  | Section<Exclude<HomeSectionKind, 'counter' | 'new' | 'story' | 'collection' | 'products'>>

/** The props of a section's component. */
export type SectionProps<Shown> = Shown & {
  /** True for the first section of the page. Its title may be the heading of the page. */
  isFirst: boolean
}

/** The longest excerpt of a description, in words. */
const MAX_EXCERPT_WORDS = 60

/** Removes the fields that are not shown, because a page contains its data twice: as HTML and as JSON. */
export function shownSections(sections: readonly HomeSectionResponse[]): HomeSectionShown[] {
  return sections.map((section) => {
    switch (section.kind) {
      case 'counter':
        return { ...section, products: section.products.map(heroProduct) }
      case 'new':
      case 'collection':
      case 'products':
        return { ...section, products: section.products.map(cardProduct) }
      case 'story': {
        const { product } = section
        const words = beginningOf(product.description)
        return {
          ...section,
          product: { ...heroProduct(product), thumbnail_alt: product.thumbnail_alt, words },
        }
      }
      default:
        return section
    }
  })
}

function heroProduct(product: CardResponse): HeroProduct {
  const { id, slug, title, price, thumbnail, translated } = product
  const extremes = new Set([cheapestVariant(product), dearestVariant(product)])
  const variants = [...extremes].flatMap((variant) => (variant ? [pricesOf(variant)] : []))
  return { id, slug, title, price, variants, thumbnail, ...(translated && { translated }) }
}

const pricesOf = ({ price, reduced, unit_price }: CardResponse['variants'][number]) => ({ price, reduced, unit_price })

/** Returns whole sentences up to the word limit, at least the first one. */
function beginningOf(description: string): string {
  const sentences = description
    .replace(/[*_#>`]|\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ')
    .split(/(?<=[.!?])\s/)
  let beginning = ''
  for (const sentence of sentences) {
    const longer = `${beginning} ${sentence}`.trim()
    if (beginning && longer.split(' ').length > MAX_EXCERPT_WORDS) break
    beginning = longer
  }
  return beginning
}
