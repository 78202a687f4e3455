import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { ProductCount, SectionText } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function CollectionForm(form: SectionFormProps<'collection'>) {
  const { section, change, nameOf, collections } = form
  const chosen = section.collection
  const isGone = chosen !== null && !collections.some(({ id }) => id === chosen)
  return (
    <>
      <SelectField
        name={nameOf('collection')}
        label={texts.collection}
        choices={[
          ['', texts.chooseCollection],
          ...(isGone ? [[chosen, texts.deletedCollection] as const] : []),
          ...collections.map(({ id, title, is_public }) => [id, is_public ? title : texts.hidden(title)] as const),
        ]}
        value={chosen ?? ''}
        onChange={({ target }) => change({ collection: target.value === '' ? null : Number(target.value) })}
      />
      <SectionText form={form} field="heading" label={texts.heading} hint={texts.collectionHeadingHint} isOptional />
      <ProductCount form={form} />
    </>
  )
}
