import { texts } from '#texts/storefront/home-page/sections'
import { ButtonFields, TypedField } from '../editing/fields.tsx'
import { SectionPictureField } from '../editing/picture-field.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function HeroForm({ section, change, nameOf, onUploading }: SectionFormProps<'hero'>) {
  return (
    <>
      <SectionPictureField
        name={nameOf('picture')}
        shape="wide"
        hint={texts.heroHint}
        value={section.picture}
        change={(picture) => change({ picture })}
        onUploading={onUploading}
      />
      <TypedField
        name={nameOf('headline')}
        label={texts.headline}
        value={section.headline}
        onType={(headline) => change({ headline })}
      />
      <TypedField
        name={nameOf('text')}
        label={texts.text}
        rows={2}
        value={section.text}
        onType={(text) => change({ text })}
        isOptional
      />
      <ButtonFields section={section} change={change} nameOf={nameOf} />
    </>
  )
}
