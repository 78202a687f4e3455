import { texts } from '#texts/storefront/home-page/sections'
import { TypedField } from '../editing/fields.tsx'
import { SectionPictureField } from '../editing/picture-field.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function VideoForm({ section, change, nameOf, onUploading }: SectionFormProps<'video'>) {
  return (
    <>
      <TypedField
        name={nameOf('link')}
        label={texts.videoLink}
        hint={texts.videoLinkHint}
        type="url"
        value={section.link}
        onType={(link) => change({ link })}
      />
      <TypedField
        name={nameOf('title')}
        label={texts.videoTitle}
        value={section.title}
        onType={(title) => change({ title })}
      />
      <SectionPictureField
        name={nameOf('picture')}
        shape="video"
        hint={texts.videoPictureHint}
        value={section.picture}
        change={(picture) => change({ picture })}
        onUploading={onUploading}
      />
      <TypedField
        name={nameOf('heading')}
        label={texts.heading}
        value={section.heading}
        onType={(heading) => change({ heading })}
        isOptional
      />
    </>
  )
}
