import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { ChosenProducts } from '../editing/chosen-products.tsx'
import { ProductCount, TypedField } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

const MOST = 12

export default function ProductsForm({ section, change, nameOf, products, remember }: SectionFormProps<'products'>) {
  return (
    <>
      <TypedField
        name={nameOf('heading')}
        label={texts.heading}
        value={section.heading}
        onType={(heading) => change({ heading })}
      />
      <SelectField
        name={nameOf('source')}
        label={texts.source}
        choices={texts.sources}
        value={section.source}
        onChange={({ target }) => change({ source: target.value as typeof section.source })}
      />
      {section.source === 'chosen' ? (
        <ChosenProducts
          name={nameOf('products')}
          most={MOST}
          ids={section.products}
          products={products}
          remember={remember}
          change={(products) => change({ products })}
        />
      ) : (
        <ProductCount name={nameOf('count')} value={section.count} choose={(count) => change({ count })} />
      )}
    </>
  )
}
