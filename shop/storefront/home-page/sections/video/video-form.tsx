import { texts } from '#texts/storefront/home-page/sections'
import { SectionText } from '../editing/fields.tsx'
import { SectionPicture } from '../editing/picture-field.tsx'
import type { SectionFormProps } from '../editing/section-form.ts'

export default function VideoForm(form: SectionFormProps<'video'>) {
  return (
    <>
      <SectionText form={form} field="link" label={texts.videoLink} hint={texts.videoLinkHint} type="url" />
      <SectionText form={form} field="title" label={texts.videoTitle} />
      <SectionPicture form={form} shape="video" hint={texts.videoPictureHint} />
      <SectionText form={form} field="heading" label={texts.heading} isOptional />
    </>
  )
}
