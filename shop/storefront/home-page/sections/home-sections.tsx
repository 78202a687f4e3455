import { type ComponentType, lazy, Suspense } from 'react'
import CollectionTiles from './collections/collections.tsx'
import Counter from './counter/counter.tsx'
import type { HomeSectionShown, SectionProps } from './home-section-shown.ts'
import NewProducts from './new/new-products.tsx'
import FeaturedReviews from './reviews/reviews.tsx'
import FeaturedProduct from './story/story.tsx'

type Kind = HomeSectionShown['kind']
type SectionOf<K extends Kind> = ComponentType<SectionProps<Extract<HomeSectionShown, { kind: K }>>>
/** The kinds of the first home page of a shop. One file contains them; the others are loaded where they are used. */
type FirstKind = 'counter' | 'collections' | 'new' | 'story' | 'reviews'

const FIRST: { [K in FirstKind]: SectionOf<K> } = {
  counter: Counter,
  collections: CollectionTiles,
  new: NewProducts,
  story: FeaturedProduct,
  reviews: FeaturedReviews,
}

const LOADERS: { [K in Exclude<Kind, FirstKind>]: () => Promise<{ default: SectionOf<K> }> } = {
  hero: () => import('./hero/hero.tsx'),
  countdown: () => import('./countdown/countdown.tsx'),
  text: () => import('./text/text-section.tsx'),
  picture_text: () => import('./picture-text/picture-text.tsx'),
  collection: () => import('./collection/collection-section.tsx'),
  products: () => import('./products/products-section.tsx'),
  video: () => import('./video/video-section.tsx'),
}

const loaders = Object.entries(LOADERS) as [string, () => Promise<{ default: SectionOf<Kind> }>][]

// The server imports all: lazy content would be streamed in a script.
const OTHERS = import.meta.env.SSR
  ? Object.fromEntries(await Promise.all(loaders.map(async ([kind, load]) => [kind, (await load()).default] as const)))
  : Object.fromEntries(loaders.map(([kind, load]) => [kind, lazy(load)] as const))

const COMPONENTS = { ...FIRST, ...OTHERS } as Record<Kind, SectionOf<Kind> | undefined>

/** Loads the components of sections before they are shown, so that the page does not move. */
export async function loadKinds(sections: readonly HomeSectionShown[]): Promise<void> {
  const kinds = new Set<string>(sections.map(({ kind }) => kind))
  await Promise.all(loaders.map(([kind, load]) => kinds.has(kind) && load()))
}

/** The sections that staff arranged above the products. A counter in first place shows the welcome text. */
export default function HomeSections({ sections }: { sections: readonly HomeSectionShown[] }) {
  return (
    <div className="grid gap-16 not-first:mt-12 md:gap-24 md:not-first:mt-16">
      {sections.map((section, index) => {
        const Section = COMPONENTS[section.kind]
        return (
          Section && (
            <Suspense key={section.id}>
              <Section {...section} isFirst={index === 0} />
            </Suspense>
          )
        )
      })}
    </div>
  )
}
