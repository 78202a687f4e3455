import { CollectionTiles } from './collection-tiles.tsx'
import { Counter } from './counter.tsx'
import type { HomeSectionShown } from './home-section-shown.ts'
import { NewProducts } from './new-products.tsx'
import { OneProductsStory } from './one-products-story.tsx'
import { Praises } from './praises.tsx'

/** The sections that staff arranged above the products. A hero in first place shows the welcome text. */
export default function HomeSections({ sections }: { sections: readonly HomeSectionShown[] }) {
  return (
    <div className="grid gap-16 md:gap-24">
      {sections.map((section, index) => {
        switch (section.kind) {
          case 'counter':
            return <Counter key={section.kind} {...section} isFirst={index === 0} />
          case 'collections':
            return <CollectionTiles key={section.kind} {...section} />
          case 'new':
            return <NewProducts key={section.kind} {...section} />
          case 'story':
            return <OneProductsStory key={section.kind} {...section} />
          case 'reviews':
            return <Praises key={section.kind} {...section} />
          default:
            return section satisfies never
        }
      })}
    </div>
  )
}
