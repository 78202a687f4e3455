import { texts } from '#texts/storefront/home-page/sections'
import { TypedField } from '../editing/fields.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function TextForm({ section, change, nameOf }: SectionFormProps<'text'>) {
  return (
    <>
      <TypedField
        name={nameOf('heading')}
        label={texts.heading}
        value={section.heading}
        onType={(heading) => change({ heading })}
        isOptional
      />
      <TypedField
        name={nameOf('text')}
        label={texts.text}
        hint={texts.markdownHint}
        rows={6}
        value={section.text}
        onType={(text) => change({ text })}
      />
    </>
  )
}
