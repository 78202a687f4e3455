import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { ChosenProducts } from '../editing/chosen-products.tsx'
import { ProductCount, SectionText } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

const MOST = 12

export default function ProductsForm(form: SectionFormProps<'products'>) {
  const { section, change, nameOf, products, remember } = form
  return (
    <>
      <SectionText form={form} field="heading" label={texts.heading} />
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
        <ProductCount form={form} />
      )}
    </>
  )
}
