import { texts } from '#texts/admin/products/form/pictures'
import { Button } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { type Edit, hasPicture, inPicture, type ProductDraft, thumbnailOf } from '../../drafts/product-draft.ts'
import { OwnThumbnail } from './own-thumbnail.tsx'
import { ShownPicture } from './shown-picture.tsx'

interface ThumbnailFieldsProps {
  draft: ProductDraft
  edit: (edit: Edit) => void
}

/** The product's thumbnail: the first picture of the first variant, or a separate one. */
export function ThumbnailFields({ draft, edit }: ThumbnailFieldsProps) {
  const { thumbnail, followsFirst } = draft
  const shown = thumbnailOf(draft)
  const follow = (followsFirst: boolean) =>
    edit((draft) => {
      const { chosen: _, ...own } = draft.thumbnail
      return { ...draft, followsFirst, thumbnail: own }
    })
  const alt = (
    <TextField
      name="thumbnail_alt"
      label={texts.altTextOfThumbnail}
      value={thumbnail.alt}
      onChange={({ target }) => edit(inPicture(undefined, thumbnail.key, { alt: target.value, isNamed: false }))}
      required={false}
      autoComplete="off"
      hint={followsFirst && (hasPicture(shown) ? texts.thumbnailHint : texts.firstPictureHint)}
    />
  )
  if (!followsFirst)
    return (
      <div className="grid gap-4">
        <OwnThumbnail picture={thumbnail} change={(change) => edit(inPicture(undefined, thumbnail.key, change))} />
        <Button weight="secondary" onClick={() => follow(true)} className="justify-self-start">
          {texts.useFirstPicture}
        </Button>
        {alt}
      </div>
    )
  return (
    <div className="grid grid-cols-1 items-start gap-x-4 gap-y-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      {alt}
      <Field name="thumbnail">
        {() => (
          <div className="flex items-center gap-3 sm:mt-7">
            {hasPicture(shown) && (
              <div className="aspect-4/3 w-14 shrink-0 overflow-hidden rounded-control bg-sunken">
                <ShownPicture picture={shown} width={320} />
              </div>
            )}
            <Button weight="secondary" onClick={() => follow(false)} className="shrink-0 px-3 text-sm">
              {texts.chooseAnother}
            </Button>
          </div>
        )}
      </Field>
    </div>
  )
}
