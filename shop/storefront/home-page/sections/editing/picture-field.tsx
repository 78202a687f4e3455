import { useId, useRef, useState } from 'react'
import { texts } from '#texts/storefront/home-page/sections'
import { CallFailed, call } from '../../../../../lib/api-client.ts'
import { browserTransport } from '../../../../core/auth/browser-transport.ts'
import { Field } from '../../../../ui/fields/field.tsx'
import { atWidth } from '../../../../ui/images/image-url.ts'
import { ImagePicker } from '../../../../ui/images/picker/image-picker.tsx'
import type { PictureShape } from '../../store/edit-home.contract.ts'
import type { SectionFormProps } from './section-form.ts'

const MAX_MB = 8
/** The aspect ratios of the contract, which is not loaded in the browser. */
const ASPECTS: Record<PictureShape, number> = { wide: 5 / 2, picture: 4 / 3, video: 16 / 9 }
const GOOD_WIDTHS: Record<PictureShape, number> = { wide: 1920, picture: 1280, video: 1280 }

interface SectionPictureProps {
  form: Pick<SectionFormProps<'hero' | 'picture_text' | 'video'>, 'nameOf' | 'onUploading'> & {
    /** The address of the picture; empty for none. */
    section: { picture: string }
    change: (fields: { picture: string }) => void
  }
  shape: PictureShape
  hint?: string
}

/** The picture of a section. It is uploaded when it is cropped, and used once the page is saved. */
export function SectionPicture({ form, shape, hint }: SectionPictureProps) {
  const { onUploading, change } = form
  const { picture: value } = form.section
  const name = form.nameOf('picture')
  const id = useId()
  const [state, setState] = useState<{ isUploading?: boolean; error?: string; done: number }>({ done: 0 })
  const uploaded = useRef<Blob>(undefined)
  const names = {
    file: `${id}-file`,
    x: `${id}-x`,
    y: `${id}-y`,
    width: `${id}-width`,
    height: `${id}-height`,
  }

  async function upload(file: File, box: { x: number; y: number; width: number; height: number }) {
    const body = new FormData()
    body.set('picture', file)
    body.set('shape', shape)
    for (const side of ['x', 'y', 'width', 'height'] as const) body.set(`picture_crop_${side}`, String(box[side]))
    setState(({ done }) => ({ isUploading: true, done }))
    onUploading(name, true, false)
    try {
      const { uploadHomePicture } = await import('../../store/edit-home.contract.ts')
      const { picture } = await call(browserTransport, uploadHomePicture, { body })
      change({ picture })
      setState(({ done }) => ({ done: done + 1 }))
      onUploading(name, false, false)
    } catch (error) {
      setState(({ done }) => ({ error: sentenceOf(error), done: done + 1 }))
      onUploading(name, false, true)
    }
  }

  return (
    <Field name={name} {...(hint && { hint })}>
      {() => (
        <div>
          <ImagePicker
            key={state.done}
            label={texts.picture}
            names={names}
            aspect={ASPECTS[shape]}
            limits={{ megabytes: MAX_MB }}
            goodWidth={GOOD_WIDTHS[shape]}
            current={value ? atWidth(value, 640) : null}
            onChoose={(chosen) => {
              if (!chosen?.preview || uploaded.current === chosen.preview) return
              uploaded.current = chosen.preview
              void upload(chosen.file, chosen.box)
            }}
          />
          <p role="status" className="text-muted text-sm">
            {state.isUploading && texts.uploading}
          </p>
          <div aria-live="polite">{state.error && <p className="mt-1.5 text-danger text-sm">{state.error}</p>}</div>
        </div>
      )}
    </Field>
  )
}

function sentenceOf(error: unknown): string {
  const picture = error instanceof CallFailed ? error.error.picture : undefined
  return Array.isArray(picture) ? picture.join(' ') : texts.failedToUpload
}
