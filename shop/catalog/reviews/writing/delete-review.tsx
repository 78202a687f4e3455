import { href } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { Sentence } from '../../../ui/sentence.ts'
import type { Review } from '../reviews.contract.ts'

/** Confirms the deletion of a review. The result is shown as a toast. */
export default function DeleteReview({ review, close }: { review: Review; close: () => void }) {
  const { id, user, rating } = review
  return (
    <FormDialog
      title={texts.deleteThisReview}
      intro={
        <>
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
            <li>{texts.deletionHint}</li>
            <li>{texts.ratingIsRemoved}</li>
            <li>{texts.deleteItWhenItsAuthor}</li>
          </ul>
        </>
      }
      action={href('/delete_review')}
      hidden={{ id }}
      button={texts.deleteTheReview}
      cancel={texts.keepIt}
      close={close}
    />
  )
}
