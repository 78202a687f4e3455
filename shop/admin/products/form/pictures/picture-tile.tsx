import { ArrowUpToLine, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { flushSync } from 'react-dom'
import { texts } from '#texts/admin/products/form/pictures'
import { PRODUCT_ASPECT } from '../../../../catalog/products/fields/product-limits.contract.ts'
import { imageField } from '../../../../catalog/products/products.contract.ts'
import { IconButton } from '../../../../ui/button.tsx'
import { Field } from '../../../../ui/fields/field.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { centredPicture, pictureOnGround } from '../../../../ui/images/picker/centred-picture.ts'
import type { ChosenPicture } from '../../../../ui/images/picker/chosen-picture.ts'
import { imageOf, type PictureDraft } from '../../drafts/product-draft.ts'
import { AdjustPicture } from './adjust-picture.tsx'
import { ShownPicture } from './shown-picture.tsx'

/** The rendition width that most screens load. */
const GOOD_WIDTH = 1280

interface PictureTileProps {
  picture: PictureDraft
  /** The indexes of the variant and of the picture within it, from 0. */
  index: number
  place: number
  /** The name of the variant. */
  of: string
  change: (change: Partial<PictureDraft>) => void
  toFront: () => void
  remove: () => void
}

/** A picture of a variant with its actions and its alt text. */
export function PictureTile({ picture, index, place, of, change, toFront, remove }: PictureTileProps) {
  const [isAdjusting, setAdjusting] = useState(false)
  const [error, setError] = useState<string>()
  const { chosen } = picture
  const inSentence = texts.pictureOfInSentence(place + 1, of)

  async function redraw(drawing: Promise<ChosenPicture>) {
    setError(undefined)
    const drawn = await drawing.catch(() => undefined)
    if (drawn) change({ chosen: drawn })
    else setError(texts.thisBrowserCantChange)
  }
  function moveToFront({ currentTarget }: React.MouseEvent) {
    const tile = currentTarget.closest('fieldset')
    flushSync(toFront)
    // The pressed button is gone.
    tile?.focus()
  }
  function takeAway({ currentTarget }: React.MouseEvent) {
    const list = currentTarget.closest<HTMLElement>('[data-list]')
    flushSync(remove)
    list?.focus({ preventScroll: true })
  }

  return (
    <fieldset
      tabIndex={-1}
      aria-label={texts.pictureOf(place + 1, of)}
      className="grid min-w-0 grid-cols-1 content-start gap-2 outline-offset-4"
    >
      <Field name={imageField(index, place, 'image')}>
        {() => (
          <>
            <div className="relative aspect-4/3 overflow-hidden rounded-control bg-sunken">
              <ShownPicture picture={picture} width={640} />
              <div className="absolute top-1 right-1 flex gap-1">
                {place > 0 && (
                  <IconButton
                    label={texts.moveToTheFront(inSentence)}
                    onClick={moveToFront}
                    className="border border-edge bg-surface"
                  >
                    <ArrowUpToLine aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
                <IconButton
                  label={texts.removeNamed(inSentence)}
                  onClick={takeAway}
                  className="border border-edge bg-surface"
                >
                  <Trash2 aria-hidden="true" className="size-5" />
                </IconButton>
              </div>
            </div>
            <div className="-mx-2 flex flex-wrap">
              <TileButton name={inSentence} onClick={() => setAdjusting(true)}>
                {texts.adjust}
              </TileButton>
              {chosen?.isPart && (
                <TileButton name={inSentence} onClick={() => void redraw(pictureOnGround(chosen.file, PRODUCT_ASPECT))}>
                  {texts.addBackground}
                </TileButton>
              )}
              {chosen?.whole && (
                <TileButton
                  name={inSentence}
                  onClick={() => void redraw(centredPicture(chosen.whole ?? chosen.file, PRODUCT_ASPECT))}
                >
                  {texts.cropToAspect}
                </TileButton>
              )}
            </div>
            <p role="status" className="text-sm text-warn">
              {chosen && chosen.box.width < GOOD_WIDTH && texts.tooNarrow(chosen.box.width)}
            </p>
            <p role="alert" className="text-danger text-sm">
              {error}
            </p>
          </>
        )}
      </Field>
      <TextField
        name={imageField(index, place, 'alt')}
        label={texts.altText}
        value={picture.alt}
        onChange={({ target }) => change({ alt: target.value, isNamed: false })}
        required={false}
        autoComplete="off"
      />
      {isAdjusting && (
        <AdjustPicture
          name={inSentence}
          chosen={chosen}
          image={imageOf(picture)}
          take={(chosen) => change({ chosen })}
          close={() => setAdjusting(false)}
        />
      )}
    </fieldset>
  )
}

interface TileButtonProps {
  /** Names the picture in the button's accessible name. */
  name: string
  onClick: () => void
  children: string
}

const TileButton = ({ name, onClick, children }: TileButtonProps) => (
  <button
    type="button"
    onClick={onClick}
    className="min-h-11 rounded-control px-2 font-medium text-accent text-sm underline-offset-4 hover:underline"
  >
    {children}
    <span className="sr-only">{texts.ofPicture(name)}</span>
  </button>
)
