import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { ProductCount, TypedField } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function CollectionForm({ section, change, nameOf, collections }: SectionFormProps<'collection'>) {
  const chosen = section.collection
  const isGone = chosen !== null && !collections.some(({ id }) => id === chosen)
  return (
    <>
      <SelectField
        name={nameOf('collection')}
        label={texts.collection}
        choices={[
          ['', texts.chooseCollection],
          ...(isGone ? [[chosen, texts.goneCollection] as const] : []),
          ...collections.map(({ id, title, is_public }) => [id, is_public ? title : texts.hidden(title)] as const),
        ]}
        value={chosen ?? ''}
        onChange={({ target }) => change({ collection: target.value === '' ? null : Number(target.value) })}
      />
      <TypedField
        name={nameOf('heading')}
        label={texts.heading}
        hint={texts.collectionHeadingHint}
        value={section.heading}
        onType={(heading) => change({ heading })}
        isOptional
      />
      <ProductCount name={nameOf('count')} value={section.count} choose={(count) => change({ count })} />
    </>
  )
}
