import { texts } from '#texts/core/accounts'
import { Button } from '../../../ui/button.tsx'
import { Modal } from '../../../ui/overlays/modal.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import { DeletedDataList } from './deleted-data-list.tsx'

/** The confirmation dialog for deleting an account. It is inside the form; its confirm button submits it. */
export function ConfirmDeletion({ email, close }: { email: string; close: () => void }) {
  return (
    <Modal
      close={close}
      role="alertdialog"
      aria-labelledby="deletion"
      aria-describedby="deletion-text"
      className="m-auto w-full max-w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 shadow-lifted"
    >
      <h2 id="deletion" className="text-xl">
        {texts.deleteYourAccount}
      </h2>
      <div id="deletion-text" className="mt-3 grid gap-3">
        <p className="wrap-anywhere">
          <Sentence of={texts.theAccount(<strong>{email}</strong>)} />
        </p>
        <DeletedDataList />
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button weight="secondary" onClick={close}>
          {texts.keepMyAccount}
        </Button>
        <Button type="submit" weight="danger">
          {texts.deleteMyAccount}
        </Button>
      </div>
    </Modal>
  )
}
