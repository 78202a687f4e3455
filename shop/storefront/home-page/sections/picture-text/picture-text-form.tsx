import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { ButtonFields, SectionText } from '../editing/fields.tsx'
import { SectionPicture } from '../editing/picture-field.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function PictureTextForm(form: SectionFormProps<'picture_text'>) {
  const { section, change, nameOf } = form
  return (
    <>
      <SectionPicture form={form} shape="picture" />
      <SectionText form={form} field="picture_alt" label={texts.pictureAlt} hint={texts.pictureAltHint} />
      <SelectField
        name={nameOf('side')}
        label={texts.side}
        choices={texts.sides}
        value={section.side}
        onChange={({ target }) => change({ side: target.value as 'left' | 'right' })}
      />
      <SectionText form={form} field="heading" label={texts.heading} />
      <SectionText form={form} field="text" label={texts.text} hint={texts.markdownHint} rows={4} isOptional />
      <ButtonFields form={form} />
    </>
  )
}
