import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

/** The button that deletes the data of a removed extension, with a confirmation. */
export function DeleteData({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button weight="secondary" aria-label={texts.deleteDataOf(name)} onClick={() => setOpen(true)}>
        {texts.deleteData}
      </Button>
      {isOpen && <ConfirmDeletion name={name} close={() => setOpen(false)} />}
    </>
  )
}

function ConfirmDeletion({ name, close }: { name: string; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  return (
    <Dialog title={texts.deleteDataTitle(name)} close={close}>
      <p>{texts.deleteDataText}</p>
      <ShopForm fetcher={fetcher} className="mt-6">
        <input type="hidden" name="name" value={name} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepData}
          </Button>
          <SubmitButton name="intent" value="delete" weight="danger">
            {texts.deleteData}
          </SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
