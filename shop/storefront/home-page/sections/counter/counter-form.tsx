import { texts } from '#texts/storefront/home-page/sections'
import { ChosenProducts } from '../editing/chosen-products.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

const MOST = 8

export default function CounterForm({ section, change, nameOf, products, remember }: SectionFormProps<'counter'>) {
  return (
    <ChosenProducts
      name={nameOf('products')}
      hint={texts.counterHint}
      most={MOST}
      ids={section.products}
      products={products}
      remember={remember}
      change={(products) => change({ products })}
    />
  )
}
