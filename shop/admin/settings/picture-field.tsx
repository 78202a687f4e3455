import { ImageUp } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings'
import { readShopPicture } from '../../../lib/shop-picture.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/fields/field.tsx'
import type { SettingsField } from './group-fields.ts'
import type { UploadedPicture } from './upload-picture.ts'

interface PictureFieldProps {
  field: SettingsField
  /** The value of the field: the picture's key, empty for none. */
  value: string
  change: (value: string) => void
  /** Called when an upload starts or ends, with whether the last file was refused. */
  onUploading: (isUploading: boolean, isRefused: boolean) => void
}

/** A field for a logo or an icon. A file is uploaded when chosen, and used after the form is saved. */
export function PictureField({ field: { name, label, hint }, value, change, onUploading }: PictureFieldProps) {
  const fetcher = useFetcher<UploadedPicture>()
  const answer = fetcher.data
  const latest = useRef({ change, onUploading })
  useEffect(() => {
    latest.current = { change, onUploading }
  })
  useEffect(() => {
    if (answer && 'picture' in answer) latest.current.change(answer.picture)
  }, [answer])

  function choose(input: HTMLInputElement) {
    const [file] = input.files ?? []
    if (!file) return
    const form = new FormData()
    form.set('intent', 'picture')
    form.set('kind', name === 'icon' ? 'icon' : 'logo')
    form.set('picture', file)
    void fetcher.submit(form, { method: 'post', encType: 'multipart/form-data' })
    // The same file may be chosen again after a fix.
    input.value = ''
  }

  const picture = readShopPicture(value)
  const ground = name === 'logo_dark' ? 'dark' : 'light'
  const isHidden = picture?.hiddenOn === ground
  const isUploading = fetcher.state !== 'idle'
  const wrong = !isUploading && answer && 'pictureError' in answer && answer.pictureError
  const isRefused = Boolean(wrong)
  useEffect(() => latest.current.onUploading(isUploading, isRefused), [isUploading, isRefused])
  const status = isUploading
    ? texts.uploading
    : answer && 'picture' in answer && answer.picture === value && answer.leftOut
  return (
    <Field name={name} hint={hint}>
      {(control) => (
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{label}</legend>
          <input type="hidden" name={name} value={value} />
          <div className="flex flex-wrap items-center gap-3">
            {picture && (
              <span
                className={`grid min-h-16 place-items-center rounded-control border border-line bg-paper p-3 ${(ground === 'dark') !== isHidden ? 'scheme-dark' : 'scheme-light'}`}
              >
                <img
                  src={picture.url}
                  alt={texts.current}
                  width={name === 'icon' ? 48 : picture.width}
                  height={name === 'icon' ? 48 : picture.height}
                />
              </span>
            )}
            <div className="flex items-center gap-1">
              <label className="relative inline-flex min-h-11 items-center gap-2 rounded-control border border-edge bg-surface px-4 font-medium outline-offset-2 hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
                <ImageUp aria-hidden="true" className="size-5" />
                {texts.chooseFile}
                <input
                  type="file"
                  accept="image/svg+xml,image/png,image/webp,image/jpeg"
                  aria-label={texts.chooseFileFor(label)}
                  {...control}
                  aria-invalid={control['aria-invalid'] || Boolean(wrong)}
                  aria-describedby={
                    [control['aria-describedby'], wrong && `${control.id}-file`].filter(Boolean).join(' ') || undefined
                  }
                  onChange={({ currentTarget }) => choose(currentTarget)}
                  className="absolute inset-0 size-full cursor-pointer opacity-0"
                />
              </label>
              {picture && (
                <Button
                  weight="quiet"
                  className="px-3"
                  aria-label={texts.removePictureOf(label)}
                  onClick={() => change('')}
                >
                  {texts.removePicture}
                </Button>
              )}
            </div>
          </div>
          <p role="status" className="text-muted text-sm">
            {status && <span className="mt-1.5 block">{status}</span>}
          </p>
          <div aria-live="polite">
            {wrong && (
              <p id={`${control.id}-file`} className="mt-1.5 text-danger text-sm">
                {wrong}
              </p>
            )}
          </div>
        </fieldset>
      )}
    </Field>
  )
}
