import { texts } from '#texts/storefront/home-page/sections'
import { ButtonFields, SectionText } from '../editing/fields.tsx'
import { SectionPicture } from '../editing/picture-field.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function HeroForm(form: SectionFormProps<'hero'>) {
  return (
    <>
      <SectionPicture form={form} shape="wide" hint={texts.heroHint} />
      <SectionText form={form} field="headline" label={texts.headline} />
      <SectionText form={form} field="text" label={texts.text} rows={2} isOptional />
      <ButtonFields form={form} />
    </>
  )
}
