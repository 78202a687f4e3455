import type { Ref } from 'react'
import { Button } from '../../ui/button.tsx'

/** The last question before an account is deleted. Stands in the form that deletes: its answer yes sends that form. */
export function ConfirmDeletion({ ref, email }: { ref: Ref<HTMLDialogElement>; email: string }) {
  return (
    <dialog
      ref={ref}
      role="alertdialog"
      aria-labelledby="deletion"
      aria-describedby="deletion-text"
      className="m-auto w-full max-w-[min(28rem,calc(100vw-2rem))] rounded-card border border-line bg-surface p-6 text-ink shadow-lifted backdrop:bg-veil"
    >
      <h2 id="deletion" className="text-xl">
        Delete your account?
      </h2>
      <div id="deletion-text" className="mt-3 grid gap-3">
        <p className="wrap-anywhere">
          The account <strong>{email}</strong> will be gone at once, and nobody can bring it back.
        </p>
        <p>
          <strong>What is deleted:</strong> your name, address and password, your picture, your cart and what you saved
          for later.
        </p>
        <p>
          <strong>What stays:</strong> your orders, which the shop must keep in its books, but without your name; and
          your reviews, under “Former customer”.
        </p>
      </div>
      <div className="mt-6 flex flex-wrap justify-end gap-3">
        <Button weight="secondary" onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}>
          Keep my account
        </Button>
        <Button type="submit" weight="danger">
          Delete my account
        </Button>
      </div>
    </dialog>
  )
}
