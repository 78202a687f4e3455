import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/extensions'
import { GeneratedFields } from '../../../core/extensions/fields/generated-fields.tsx'
import type { ActionResponse, ScreenAction } from '../../../core/extensions/screens/screen-content.contract.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

interface ActionProps {
  action: ActionResponse
  /** The place of the action in the content. */
  at: ScreenAction
}

/** The button of an action. With fields or a confirmation, it opens a dialog. */
export function ActionButton({ action, at }: ActionProps) {
  const [isOpen, setOpen] = useState(false)
  const label = at.label ?? action.label
  if (action.fields.length === 0 && !action.is_dangerous) return <PlainAction action={action} at={at} />
  return (
    <>
      <Button weight="secondary" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <Dialog title={label} close={() => setOpen(false)}>
          <ActionForm action={action} at={at} close={() => setOpen(false)} />
        </Dialog>
      )}
    </>
  )
}

function PlainAction({ action, at }: ActionProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <ShopForm fetcher={fetcher} errors={fetcher.data?.errors}>
      <HiddenFields at={at} />
      <SubmitButton weight="secondary">{at.label ?? action.label}</SubmitButton>
    </ShopForm>
  )
}

/** The form of an action, in a section or in a dialog with `close`. */
export function ActionForm({ action, at, close }: ActionProps & { close?: () => void }) {
  const { fields, help, is_dangerous, label } = action
  const fetcher = useFetcher<ActionResult>()
  const { data, state } = fetcher
  useEffect(() => {
    if (data?.isDone && state === 'idle') close?.()
  }, [data, state, close])
  const schema = async () =>
    (await import('../../../core/extensions/fields/generated-form.contract.ts')).generatedForm(fields)
  return (
    <ShopForm
      fetcher={fetcher}
      {...(fields.length > 0 && { schema })}
      errors={data?.errors}
      emptyAfter={data?.isDone && data}
      className="gap-4"
    >
      <HiddenFields at={at} />
      {(help || is_dangerous) && <p className="text-muted text-sm">{help || texts.cannotBeUndone}</p>}
      <GeneratedFields fields={fields} />
      <div className={`flex flex-wrap gap-3 ${close ? 'justify-end' : ''}`}>
        {close && (
          <Button weight="secondary" onClick={close}>
            {texts.cancel}
          </Button>
        )}
        <SubmitButton weight={is_dangerous ? 'danger' : 'primary'}>{at.label ?? label}</SubmitButton>
      </div>
    </ShopForm>
  )
}

const HiddenFields = ({ at: { action, of } }: { at: ScreenAction }) => (
  <>
    <input type="hidden" name="action" value={action} />
    <input type="hidden" name="of" value={of} />
  </>
)
