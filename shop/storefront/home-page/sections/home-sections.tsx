import { CollectionTiles } from './collection-tiles.tsx'
import { FeaturedProduct } from './featured-product.tsx'
import { FeaturedReviews } from './featured-reviews.tsx'
import { Hero } from './hero.tsx'
import type { HomeSectionShown } from './home-section-shown.ts'
import { NewProducts } from './new-products.tsx'

/** The sections that staff arranged above the products. A hero in first place shows the welcome text. */
export default function HomeSections({ sections }: { sections: readonly HomeSectionShown[] }) {
  return (
    <div className="grid gap-16 md:gap-24">
      {sections.map((section, index) => {
        switch (section.kind) {
          case 'counter':
            return <Hero key={section.kind} {...section} isFirst={index === 0} />
          case 'collections':
            return <CollectionTiles key={section.kind} {...section} />
          case 'new':
            return <NewProducts key={section.kind} {...section} />
          case 'story':
            return <FeaturedProduct key={section.kind} {...section} />
          case 'reviews':
            return <FeaturedReviews key={section.kind} {...section} />
          default:
            return section satisfies never
        }
      })}
    </div>
  )
}
