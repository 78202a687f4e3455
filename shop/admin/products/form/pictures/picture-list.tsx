import { ImagePlus, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { texts } from '#texts/admin/products/form/pictures'
import { MAX_IMAGES } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { ACCEPTED_TYPES } from '../../../../ui/images/picker/ready-picture.ts'
import { type Edit, inPicture, inVariant, toFront, type VariantDraft, without } from '../../drafts/product-draft.ts'
import { PictureTile } from './picture-tile.tsx'
import type { UnopenedFile } from './use-opening.ts'

interface PictureListProps {
  variant: VariantDraft
  /** The index of the variant, from 0. */
  index: number
  /** The name of the variant. */
  of: string
  unopened: readonly UnopenedFile[]
  choose: (files: readonly File[]) => void
  dismiss: (file: string) => void
  edit: (edit: Edit) => void
}

/** The pictures of a variant, with a field for choosing or dropping more. */
export function PictureList({
  variant: { key, images },
  index,
  of,
  unopened,
  choose,
  dismiss,
  edit,
}: PictureListProps) {
  const list = useRef<HTMLDivElement>(null)
  // Reports the change to the form, which clears its "no picture" error. Pictures arrive after the field's event, or
  // by a drop elsewhere.
  useEffect(() => {
    if (images.length > 0) list.current?.dispatchEvent(new Event('input', { bubbles: true }))
  }, [images.length])

  return (
    <Field name={`variants[${index}][images]`}>
      {(control) => (
        <div
          ref={list}
          data-list=""
          tabIndex={-1}
          className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,10rem),1fr))] gap-x-4 gap-y-6 outline-none"
        >
          {images.map((picture, place) => (
            <PictureTile
              key={picture.key}
              picture={picture}
              index={index}
              place={place}
              of={of}
              change={(change) => edit(inPicture(key, picture.key, change))}
              toFront={() => edit(inVariant(key, ({ images }) => ({ images: toFront(images, picture.key) })))}
              remove={() => edit(inVariant(key, ({ images }) => ({ images: without(images, picture.key) })))}
            />
          ))}
          {unopened.map(({ key, name, error }) =>
            error === undefined ? (
              <p
                key={key}
                role="status"
                className="grid aspect-4/3 place-items-center wrap-anywhere rounded-control bg-awaited p-3 text-center text-muted text-sm motion-safe:animate-pulse"
              >
                {texts.opening(name)}
              </p>
            ) : (
              <div
                key={key}
                role="alert"
                className="self-start rounded-control border border-danger p-3 pr-1 text-danger text-sm"
              >
                <div className="flex items-start gap-1">
                  <p className="min-w-0 flex-1 wrap-anywhere py-2">{error}</p>
                  <IconButton label={texts.removeNamed(name)} onClick={() => dismiss(key)} className="shrink-0">
                    <X aria-hidden="true" className="size-5" />
                  </IconButton>
                </div>
              </div>
            ),
          )}
          {images.length < MAX_IMAGES && (
            <div className="relative grid min-h-30 content-center self-start justify-items-center gap-1.5 rounded-control border border-edge border-dashed p-3 text-center outline-offset-2 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
              <ImagePlus aria-hidden="true" className="size-6" />
              <span className="font-medium">{texts.choosePictures}</span>
              <span className="text-muted text-sm">{texts.dropHint}</span>
              {/* The input covers the area, so that clicks and the keyboard reach it without scripts. */}
              <input
                type="file"
                multiple
                accept={ACCEPTED_TYPES}
                aria-label={texts.choosePicturesFor(of)}
                {...control}
                onChange={({ target }) => {
                  choose([...(target.files ?? [])])
                  // Lets the same file be chosen again.
                  target.value = ''
                }}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
            </div>
          )}
        </div>
      )}
    </Field>
  )
}
