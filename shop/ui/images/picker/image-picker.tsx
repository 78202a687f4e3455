import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { texts } from '#texts/ui/images'
import { type ControlProps, Field } from '../../fields/field.tsx'
import type { CropBox } from '../crop-box.ts'
import { ChooseImage } from './choose-image.tsx'
import type { ChosenPicture } from './chosen-picture.ts'
import { CroppedImage } from './cropped-image.tsx'
import { jpegPreview } from './jpeg-preview.ts'
import { ACCEPTED_TYPES, type Opened, readyPicture } from './ready-picture.ts'
import { savedPicture } from './saved-picture.ts'
import type { PictureLimits } from './scaled-down.ts'
import { TooSmall } from './too-small.tsx'

// Loaded on demand, because few visits crop a picture.
const ImageCropper = lazy(() => import('./image-cropper.tsx'))

type Stage =
  | { stage: 'choose'; error?: string; isOpening?: boolean }
  /** The crop area is known once the picture has loaded. */
  | { stage: 'crop'; file: File; box?: CropBox }
  | ({ stage: 'cropped'; preview: Blob } & ChosenPicture)

interface ImagePickerProps {
  /** Label of the picture. */
  label: string
  /** Form names of the file and of its crop area. */
  names: { file: string } & Record<keyof CropBox, string>
  /** Aspect ratio (width divided by height). */
  aspect: number
  limits: PictureLimits
  /** Width of the crop area, in pixels, at which the picture looks sharp; undefined if any width is fine. */
  goodWidth?: number
  /** The address of the current picture. */
  current: string | null
  /** The previously chosen picture. */
  initial?: ChosenPicture | undefined
  /** Called for each change of the chosen picture; undefined when none is chosen. */
  onChoose?: (chosen: ChosenPicture | undefined) => void
}

/**
 * Chooses a picture in three stages: choose, crop, cropped. Adds the scaled-down file and the crop area, in its
 * upright pixels, to the surrounding multipart form; the server crops. The current picture can be cropped again from
 * its widest rendition. Pass another `key` to reset the picker after the picture was saved.
 */
export function ImagePicker({ label, names, aspect, limits, goodWidth, current, initial, onChoose }: ImagePickerProps) {
  const [stage, setStage] = useState<Stage>(() => firstStage(initial))
  const [starts, setStarts] = useState(1)
  const input = useRef<HTMLInputElement>(null)
  const cropping = useRef(initial?.file)
  const opened = useRef<Promise<Opened>>(undefined)

  function startAgain(error?: string) {
    setStage({ stage: 'choose', ...(error && { error }) })
    setStarts((count) => count + 1)
    cropping.current = undefined
    opened.current = undefined
    onChoose?.(undefined)
  }

  function move(file: File, box: CropBox) {
    setStage({ stage: 'crop', file, box })
    cropping.current = file
    onChoose?.({ file, box })
  }

  /** Puts a file into the form's file input. */
  function carry(file: File) {
    const carrier = new DataTransfer()
    carrier.items.add(file)
    if (input.current) input.current.files = carrier.files
  }

  async function begin(opening: Promise<Opened>) {
    opened.current = opening
    setStage({ stage: 'choose', isOpening: true })
    const found = await opening
    // Another picture may have been chosen meanwhile.
    if (opened.current !== opening) return
    if ('error' in found) return startAgain(found.error)
    // Replaces the chosen file.
    carry(found.ready)
    setStage({ stage: 'crop', file: found.ready })
  }

  function choose(file: File | undefined) {
    if (file) void begin(readyPicture(file, limits))
    else startAgain()
  }

  async function crop(file: File, box: CropBox | undefined) {
    if (!box) return
    const preview = await jpegPreview(file, box).catch(() => undefined)
    // The crop may have been cancelled meanwhile.
    if (cropping.current !== file) return
    if (!preview) return startAgain(texts.thisBrowserCannotCropThe)
    setStage({ stage: 'cropped', file, box, preview })
    onChoose?.({ file, box, preview })
  }

  // Puts the previously chosen picture into the form again.
  const carryInitial = useEffectEvent(() => {
    if (initial) carry(initial.file)
  })
  useEffect(() => carryInitial(), [])

  const isChoosing = stage.stage === 'choose'
  return (
    <Field name={names.file}>
      {(control) => (
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{label}</legend>
          <ChooseImage
            isShown={isChoosing}
            {...{ aspect, current }}
            cropAgain={(address) => void begin(savedPicture(address))}
            isOpening={isChoosing && stage.isOpening === true}
            error={isChoosing && stage.error}
            errorId={errorIdAt(control)}
          >
            {/*
             * Stays mounted while its file is cropped, because it carries the file into the form. A new key gives an
             * empty input.
             */}
            <input
              key={starts}
              ref={input}
              type="file"
              name={isChoosing ? undefined : names.file}
              accept={ACCEPTED_TYPES}
              onChange={({ target }) => choose(target.files?.[0])}
              // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was just used
              autoFocus={starts > 1}
              aria-label={texts.chooseImageLabel(label)}
              {...control}
              {...(isChoosing && stage.error && { 'aria-invalid': true, 'aria-describedby': errorIdAt(control) })}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </ChooseImage>
          {stage.stage === 'crop' && (
            <Suspense fallback={<div className="h-72 animate-pulse rounded-card bg-awaited sm:h-80" />}>
              <ImageCropper
                file={stage.file}
                aspect={aspect}
                initial={stage.box}
                change={(box) => move(stage.file, box)}
                crop={() => void crop(stage.file, stage.box)}
                cancel={() => startAgain()}
              />
            </Suspense>
          )}
          {stage.stage === 'cropped' && (
            <CroppedImage
              {...stage}
              aspect={aspect}
              cropAgain={() => setStage({ stage: 'crop', file: stage.file, box: stage.box })}
              newImage={() => startAgain()}
            />
          )}
          {goodWidth !== undefined && <TooSmall width={isChoosing ? undefined : stage.box?.width} better={goodWidth} />}
          {!isChoosing && stage.box && <BoxFields names={names} box={stage.box} />}
        </fieldset>
      )}
    </Field>
  )
}

function firstStage(initial: ChosenPicture | undefined): Stage {
  if (!initial) return { stage: 'choose' }
  const { preview } = initial
  return preview ? { ...initial, stage: 'cropped', preview } : { ...initial, stage: 'crop' }
}

/** The form's error elements have ids with this suffix. */
const errorIdAt = ({ id }: ControlProps) => `${id}-file-error`

function BoxFields({ names, box }: { names: ImagePickerProps['names']; box: CropBox }) {
  const sides = ['x', 'y', 'width', 'height'] as const
  return sides.map((side) => <input key={side} type="hidden" name={names[side]} value={box[side]} />)
}
