import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import type { ActionResult } from '../../feedback/run-action.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { Button } from '../../ui/button.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import type { Review } from '../reviews.contract.ts'

/** The last question before a review is deleted. Whatever the answer, a toast says it. */
export default function DeleteReview({ review, close }: { review: Review; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  const { id, user, rating } = review
  return (
    <Dialog title="Delete this review?" close={close}>
      <p className="wrap-anywhere">
        The review by{' '}
        <strong>
          {user.first_name} {user.last_name}
        </strong>
        , with {rating} of 5 stars.
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
        <li>It goes at once, with the shop’s answer and its reports, and nobody can bring it back.</li>
        <li>Its stars no longer count. Whoever wrote it may review the same thing again.</li>
        <li>Delete it when its author asks for that. What breaks the terms is hidden: its author then learns why.</li>
      </ul>
      <ShopForm fetcher={fetcher} action={href('/delete_review')} className="mt-6">
        <input type="hidden" name="id" value={id} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            Keep it
          </Button>
          <SubmitButton weight="danger">Delete the review</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
