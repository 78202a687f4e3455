import { ImagePlus } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { texts } from '#texts/content/pages/editor'
import { CallFailed, call } from '../../../../lib/api-client.ts'
import { browserTransport } from '../../../core/auth/browser-transport.ts'
import { Button } from '../../../ui/button.tsx'
import { refusalText } from '../../../ui/feedback/error-message.ts'
import { nestedErrors } from '../../../ui/forms/nested-errors.ts'
import { ACCEPTED_TYPES, readyPicture } from '../../../ui/images/picker/ready-picture.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { uploadPagePicture } from '../pictures/page-pictures.contract.ts'
import { DECORATIVE, MAX_ALT, MAX_PICTURE_MB, type PagePicture } from '../pictures/page-text.contract.ts'

interface AddPictureProps {
  /** Inserts the line of the uploaded picture into the text. */
  insert: (line: string, picture: PagePicture) => void
}

/** The button that uploads a picture for the text, with its dialog. */
export function AddPicture({ insert }: AddPictureProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button weight="secondary" onClick={() => setOpen(true)} className="justify-self-start">
        <ImagePlus aria-hidden="true" className="size-5" />
        {texts.addPicture}
      </Button>
      {isOpen && (
        <PictureDialog
          close={() => setOpen(false)}
          done={(line, picture) => {
            setOpen(false)
            insert(line, picture)
          }}
        />
      )}
    </>
  )
}

interface PictureDialogProps {
  done: AddPictureProps['insert']
  close: () => void
}

/** The fields have no names, because they are inside the form of the page. */
function PictureDialog({ done, close }: PictureDialogProps) {
  const id = useId()
  const [file, setFile] = useState<File>()
  const [alt, setAlt] = useState('')
  const [isDecorative, setDecorative] = useState(false)
  const [isPending, setPending] = useState(false)
  const [errors, setErrors] = useState<{ file?: string; alt?: string }>({})

  async function upload() {
    const described = alt.replace(/[[\]\n]/g, ' ').trim()
    const wrong = {
      ...(!file && { file: texts.choosePicture }),
      ...(described === '' && !isDecorative && { alt: texts.altTextMissing }),
    }
    setErrors(wrong)
    if (!file || 'alt' in wrong) return
    setPending(true)
    try {
      const picture = await uploaded(file)
      const line = isDecorative ? `![](${picture.picture} "${DECORATIVE}")` : `![${described}](${picture.picture})`
      done(line, picture)
    } catch (error) {
      setErrors({ file: error instanceof Error ? error.message : String(error) })
      setPending(false)
    }
  }
  const keepForm = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    if (event.currentTarget.type === 'file') event.currentTarget.click()
    else if (!isPending) void upload()
  }

  return (
    <Dialog title={texts.addPicture} close={close}>
      <div className="grid gap-5">
        <div>
          <label htmlFor={`${id}-file`} className="mb-1.5 block font-medium text-sm">
            {texts.pictureFile}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            accept={ACCEPTED_TYPES}
            aria-invalid={errors.file !== undefined}
            aria-describedby={`${id}-file-error`}
            onChange={({ target }) => setFile(target.files?.[0])}
            onKeyDown={keepForm}
            className="block w-full text-sm file:mr-3 file:min-h-11 file:rounded-control file:border file:border-edge file:bg-surface file:px-4 file:font-medium"
          />
          <FieldError id={`${id}-file-error`} text={errors.file} />
        </div>
        <div>
          <label htmlFor={`${id}-alt`} className="mb-1.5 block font-medium text-sm">
            {texts.altText}
          </label>
          <input
            id={`${id}-alt`}
            type="text"
            value={alt}
            maxLength={MAX_ALT}
            disabled={isDecorative}
            autoComplete="off"
            aria-invalid={errors.alt !== undefined}
            aria-describedby={`${id}-alt-hint ${id}-alt-error`}
            onChange={({ target }) => setAlt(target.value)}
            onKeyDown={keepForm}
            className="block h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-base disabled:opacity-55 aria-invalid:border-danger"
          />
          <p id={`${id}-alt-hint`} className="mt-1.5 text-muted text-sm">
            {texts.altHint}
          </p>
          <FieldError id={`${id}-alt-error`} text={errors.alt} />
        </div>
        <label className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            checked={isDecorative}
            onChange={({ target }) => setDecorative(target.checked)}
            onKeyDown={keepForm}
            className="size-6 shrink-0 rounded"
          />
          {texts.isDecorative}
        </label>
        <Button
          onClick={() => !isPending && void upload()}
          aria-disabled={isPending}
          aria-busy={isPending}
          className="justify-self-end aria-disabled:opacity-55"
        >
          {isPending ? texts.uploading : texts.uploadPicture}
        </Button>
      </div>
    </Dialog>
  )
}

function FieldError({ id, text }: { id: string; text: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {text && <p className="mt-1.5 text-danger text-sm wrap-anywhere">{text}</p>}
    </div>
  )
}

/** Uploads a picture. @throws Error with the sentence for the field */
async function uploaded(file: File): Promise<PagePicture> {
  const opened = await readyPicture(file, { megabytes: MAX_PICTURE_MB })
  if ('error' in opened) throw new Error(opened.error)
  const body = new FormData()
  body.set('picture', opened.ready)
  try {
    return await call(browserTransport, uploadPagePicture, { body })
  } catch (error) {
    if (!(error instanceof CallFailed)) throw error
    throw new Error(Object.values(nestedErrors(error.error)).flat().join(' ') || refusalText(error))
  }
}
