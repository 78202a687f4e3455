import { useState } from 'react'
import { texts } from '#texts/admin/settings/extensions'
import { Button } from '../../../ui/button.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'

/** The button that deletes the data of a removed extension, with a confirmation. */
export function DeleteData({ name }: { name: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button weight="secondary" aria-label={texts.deleteDataOf(name)} onClick={() => setOpen(true)}>
        {texts.deleteData}
      </Button>
      {isOpen && (
        <FormDialog
          title={texts.deleteDataTitle(name)}
          intro={<p>{texts.deleteDataText}</p>}
          hidden={{ intent: 'delete', name }}
          button={texts.deleteData}
          cancel={texts.keepData}
          close={() => setOpen(false)}
        />
      )}
    </>
  )
}
