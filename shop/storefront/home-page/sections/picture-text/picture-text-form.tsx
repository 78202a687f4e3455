import { texts } from '#texts/storefront/home-page/sections'
import { SelectField } from '../../../../ui/fields/select-field.tsx'
import { ButtonFields, TypedField } from '../editing/fields.tsx'
import { SectionPictureField } from '../editing/picture-field.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function PictureTextForm({ section, change, nameOf, onUploading }: SectionFormProps<'picture_text'>) {
  return (
    <>
      <SectionPictureField
        name={nameOf('picture')}
        shape="picture"
        value={section.picture}
        change={(picture) => change({ picture })}
        onUploading={onUploading}
      />
      <TypedField
        name={nameOf('picture_alt')}
        label={texts.pictureAlt}
        hint={texts.pictureAltHint}
        value={section.picture_alt}
        onType={(picture_alt) => change({ picture_alt })}
      />
      <SelectField
        name={nameOf('side')}
        label={texts.side}
        choices={texts.sides}
        value={section.side}
        onChange={({ target }) => change({ side: target.value as 'left' | 'right' })}
      />
      <TypedField
        name={nameOf('heading')}
        label={texts.heading}
        value={section.heading}
        onType={(heading) => change({ heading })}
      />
      <TypedField
        name={nameOf('text')}
        label={texts.text}
        hint={texts.markdownHint}
        rows={4}
        value={section.text}
        onType={(text) => change({ text })}
        isOptional
      />
      <ButtonFields section={section} change={change} nameOf={nameOf} />
    </>
  )
}
