import { texts } from '#texts/storefront/home-page/sections'
import { SectionText } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function TextForm(form: SectionFormProps<'text'>) {
  return (
    <>
      <SectionText form={form} field="heading" label={texts.heading} isOptional />
      <SectionText form={form} field="text" label={texts.text} hint={texts.markdownHint} rows={6} />
    </>
  )
}
