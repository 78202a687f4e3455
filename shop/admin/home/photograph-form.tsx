import { texts } from '#texts/admin/home'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../ui/forms/shop-form.tsx'
import { atWidth } from '../../ui/images/image-url.ts'
import { ImagePicker } from '../../ui/images/picker/image-picker.tsx'

const MAX_MB = 8
const PICTURE = {
  file: 'picture',
  x: 'picture_crop_x',
  y: 'picture_crop_y',
  width: 'picture_crop_width',
  height: 'picture_crop_height',
}

interface PhotographFormProps {
  /** URL of the current photograph of the hero; null while the hero shows framed product pictures. */
  current: string | null
  errors: FieldErrors | undefined
}

/** The form that uploads or removes the owner's photograph of the hero. */
export function PhotographForm({ current, errors }: PhotographFormProps) {
  return (
    <section aria-labelledby="photograph">
      <h2 id="photograph" className="text-xl">
        {texts.photograph}
      </h2>
      <p className="mt-1 mb-5 text-muted text-sm">{texts.photographHint}</p>
      <ShopForm method="post" encType="multipart/form-data" errors={errors}>
        <input type="hidden" name="intent" value="photograph" />
        <ImagePicker
          key={current}
          label={texts.photo}
          names={PICTURE}
          aspect={5 / 2}
          limits={{ megabytes: MAX_MB }}
          goodWidth={1920}
          current={current ? atWidth(current, 640) : null}
        />
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
      {current && (
        <details className="mt-8 border-line border-t pt-3">
          <summary className="min-h-11 py-2.5 font-medium">{texts.removePhoto}</summary>
          <p className="mt-1 mb-4 text-muted text-sm">{texts.removePhotoHint}</p>
          <ShopForm method="post">
            <input type="hidden" name="intent" value="remove" />
            <SubmitButton weight="danger" className="justify-self-start">
              {texts.removePicture}
            </SubmitButton>
          </ShopForm>
        </details>
      )}
    </section>
  )
}
