import { texts } from '#texts/storefront/home-page/sections'
import { ChosenProducts } from '../editing/chosen-products.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function StoryForm({ section, change, nameOf, products, remember }: SectionFormProps<'story'>) {
  return (
    <ChosenProducts
      name={nameOf('product')}
      hint={texts.storyHint}
      most={1}
      ids={section.product === null ? [] : [section.product]}
      products={products}
      remember={remember}
      change={([product = null]: (number | null)[]) => change({ product })}
    />
  )
}
