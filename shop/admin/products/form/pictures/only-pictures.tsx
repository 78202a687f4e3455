import { texts } from '#texts/admin/products/form/pictures'
import { MAX_IMAGES } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { addPicture, type Edit, type VariantDraft } from '../../drafts/product-draft.ts'
import { PictureList } from './picture-list.tsx'
import { useOpening } from './use-opening.ts'

interface OnlyPicturesProps {
  /** The only variant of the product. */
  variant: VariantDraft
  edit: (edit: Edit) => void
}

/** The pictures of a product without variants. Files can be dropped anywhere on them. */
export function OnlyPictures({ variant, edit }: OnlyPicturesProps) {
  const { unopened, open, dismiss } = useOpening((chosen) => edit(addPicture(variant.key, chosen)))
  const choose = (files: readonly File[]) =>
    open(files, MAX_IMAGES - variant.images.length - unopened.filter(({ error }) => error === undefined).length)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the file input inside is for the keyboard
    <div
      onDragOver={(event) => {
        if (event.dataTransfer.types.includes('Files')) event.preventDefault()
      }}
      onDrop={(event) => {
        const files = [...event.dataTransfer.files]
        if (files.length === 0) return
        event.preventDefault()
        event.stopPropagation()
        choose(files)
      }}
    >
      <PictureList variant={variant} index={0} of={texts.thisProduct} {...{ unopened, choose, dismiss, edit }} />
    </div>
  )
}
