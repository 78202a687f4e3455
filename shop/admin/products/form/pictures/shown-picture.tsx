import { atWidth } from '../../../../ui/images/image-url.ts'
import { useObjectUrl } from '../../../../ui/images/picker/use-object-url.ts'
import { imageOf, type PictureDraft } from '../../drafts/product-draft.ts'

interface ShownPictureProps {
  picture: PictureDraft
  /** The width of the rendition in pixels. */
  width: 320 | 640
}

/** A picture of the draft as it will look, filling its container. Its alt text is in a field next to it. */
export function ShownPicture({ picture, width }: ShownPictureProps) {
  const { chosen } = picture
  const image = imageOf(picture)
  if (chosen) return <OfFile file={chosen.preview ?? chosen.file} />
  return image === undefined ? null : <img src={atWidth(image, width)} alt="" className="size-full object-cover" />
}

function OfFile({ file }: { file: Blob }) {
  return <img src={useObjectUrl(file)} alt="" className="size-full object-cover" />
}
