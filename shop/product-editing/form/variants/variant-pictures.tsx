import { Plus } from 'lucide-react'
import * as texts from '#texts/product-editing/form/variants'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import {
  type Edit,
  inPicture,
  inVariant,
  newPicture,
  toFront,
  type VariantDraft,
  without,
} from '../../drafts/product-draft.ts'
import { MAX_IMAGES } from '../../fields/product-limits.contract.ts'
import { imageField } from '../../products.contract.ts'
import { ListActions } from '../list-actions.tsx'
import { PictureFields } from '../picture-fields.tsx'

interface VariantPicturesProps {
  variant: VariantDraft
  /** Its place, from 0. */
  index: number
  /** What it is called. */
  of: string
  edit: (edit: Edit) => void
}

/** The pictures of a variant. With others each can be removed or moved to the front. */
export function VariantPictures({ variant: { key, images }, index, of, edit }: VariantPicturesProps) {
  return (
    <Field name={`variants[${index}][images]`}>
      {() => (
        <div data-list="" tabIndex={-1} className="grid grid-cols-1 gap-4 outline-none">
          {images.map((picture, place) => (
            <fieldset
              key={picture.key}
              tabIndex={-1}
              className="border-line border-t pt-4 outline-offset-2"
              aria-label={texts.pictureOf(place + 1, of)}
            >
              <PictureFields
                label={texts.pictureNumber(place + 1)}
                file={imageField(index, place, 'image')}
                alt={imageField(index, place, 'alt')}
                picture={picture}
                change={(change) => edit(inPicture(key, picture.key, change))}
                actions={
                  images.length > 1 && (
                    <ListActions
                      name={texts.pictureOfInSentence(place + 1, of)}
                      isFirst={place === 0}
                      toFront={() => edit(inVariant(key, ({ images }) => ({ images: toFront(images, picture.key) })))}
                      remove={() => edit(inVariant(key, ({ images }) => ({ images: without(images, picture.key) })))}
                    />
                  )
                }
              />
            </fieldset>
          ))}
          {images.length < MAX_IMAGES && (
            <Button
              weight="secondary"
              onClick={() => edit(inVariant(key, ({ images }) => ({ images: [...images, newPicture()] })))}
              className="justify-self-start"
            >
              <Plus aria-hidden="true" className="size-5" />
              {texts.addAPicture}
              <span className="sr-only">{texts.toVariant(of)}</span>
            </Button>
          )}
        </div>
      )}
    </Field>
  )
}
