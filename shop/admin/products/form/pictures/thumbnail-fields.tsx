import * as texts from '#texts/admin/products/form/pictures'
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
  return (
    <div className="grid gap-4">
      {followsFirst ? (
        <Field name="thumbnail">
          {() => (
            <div className="flex flex-wrap items-center gap-4">
              {hasPicture(shown) && (
                <div className="aspect-4/3 w-32 overflow-hidden rounded-control bg-sunken">
                  <ShownPicture picture={shown} width={320} />
                </div>
              )}
              <p className="min-w-0 flex-1 basis-44 text-muted text-sm">
                {hasPicture(shown) ? texts.theFirstPicture : texts.noPictureYet}
              </p>
              <Button weight="secondary" onClick={() => follow(false)}>
                {texts.chooseAnother}
              </Button>
            </div>
          )}
        </Field>
      ) : (
        <>
          <OwnThumbnail picture={thumbnail} change={(change) => edit(inPicture(undefined, thumbnail.key, change))} />
          <Button weight="secondary" onClick={() => follow(true)} className="justify-self-start">
            {texts.takeTheFirst}
          </Button>
        </>
      )}
      <TextField
        name="thumbnail_alt"
        label={texts.altText}
        value={thumbnail.alt}
        onChange={({ target }) => edit(inPicture(undefined, thumbnail.key, { alt: target.value, isNamed: false }))}
        required={false}
        autoComplete="off"
      />
    </div>
  )
}
