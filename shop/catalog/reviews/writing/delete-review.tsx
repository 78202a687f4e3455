import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import type { Review } from '../reviews.contract.ts'

/** Confirms the deletion of a review. The result is shown as a toast. */
export default function DeleteReview({ review, close }: { review: Review; close: () => void }) {
  const fetcher = useFetcher<ActionResult>()
  const answer = fetcher.data
  useEffect(() => {
    if (answer) close()
  }, [answer, close])
  const { id, user, rating } = review
  return (
    <Dialog title={texts.deleteThisReview} close={close}>
      <p className="wrap-anywhere">
        <Sentence
          of={texts.theReviewBy(
            <strong>
              {user.first_name} {user.last_name}
            </strong>,
            rating,
          )}
        />
      </p>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-muted">
        <li>{texts.theReviewTheShopsReply}</li>
        <li>{texts.itsStarsNoLongerCount}</li>
        <li>{texts.deleteItWhenItsAuthor}</li>
      </ul>
      <ShopForm fetcher={fetcher} action={href('/delete_review')} className="mt-6">
        <input type="hidden" name="id" value={id} />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.keepIt}
          </Button>
          <SubmitButton weight="danger">{texts.deleteTheReview}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
