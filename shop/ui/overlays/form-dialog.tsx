import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { type FetcherWithComponents, useFetcher } from 'react-router'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { Button } from '../button.tsx'
import { SubmitButton } from '../fields/submit-button.tsx'
import { ShopForm } from '../forms/shop-form.tsx'
import { Dialog } from './dialog.tsx'

/** The answer to the form: `isDone` or `isOver` closes the dialog. */
interface DialogAnswer {
  isDone?: boolean
  isOver?: boolean
  errors?: FieldErrors | undefined
}

interface FormDialogProps extends Pick<ComponentProps<typeof ShopForm>, 'schema' | 'method' | 'action' | 'hidden'> {
  title: string
  /** Content above the form. */
  intro?: ReactNode
  /** Visible fields. If undefined, the dialog closes after each answer, because a message shows its errors. */
  children?: ReactNode
  button: string
  /** The button of an action that can't be undone is red; it is by default. */
  isDangerous?: boolean
  cancel: string
  close: () => void
  /** The fetcher of a parent that reads the answer. */
  fetcher?: FetcherWithComponents<DialogAnswer | undefined>
}

/** A dialog with a form: it confirms an action, or asks for further values. */
export function FormDialog(props: FormDialogProps) {
  const { title, intro, children, button, isDangerous = true, cancel, close, ...form } = props
  const own = useFetcher<DialogAnswer | undefined>()
  const { fetcher = own, ...rest } = form
  // The fetcher of a parent still has the answer to an earlier dialog.
  const [earlier] = useState(fetcher.data)
  const answer = fetcher.data === earlier ? undefined : fetcher.data
  // A form with fields closes when the screen below shows the result.
  const isShown = fetcher.state === 'idle' && (answer?.isDone || answer?.isOver)
  const isOver = answer && (children === undefined || isShown)
  const closeNow = useEffectEvent(close)
  useEffect(() => {
    if (isOver) closeNow()
  }, [isOver])
  return (
    <Dialog title={title} close={close}>
      {intro}
      <ShopForm {...rest} fetcher={fetcher} errors={answer?.errors} className={intro ? 'mt-6' : ''}>
        {children}
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {cancel}
          </Button>
          <SubmitButton weight={isDangerous ? 'danger' : 'primary'}>{button}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
