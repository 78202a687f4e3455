import { PenLine } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { AuthLinks } from '../../../core/auth/login/auth-links.tsx'
import { useCustomer } from '../../../core/auth/session.ts'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { useOnDemand } from '../../../ui/loading/use-on-demand.ts'
import type { Variant } from '../../products/read/catalogue.contract.ts'
import { ownReviewId, WRITE_REVIEW } from './write-review-anchor.ts'

// Loaded on demand, because most readers do not write a review.
const importDialog = () => import('./review-dialog.tsx')

interface WriteReviewProps {
  variants: readonly Variant[]
  /** The selected variant. */
  chosen: Variant | undefined
}

/**
 * The button that opens the review dialog. It looks the same for everyone until the user is known, to avoid layout
 * shifts.
 */
export function WriteReview({ variants, chosen }: WriteReviewProps) {
  const customer = useCustomer()
  const [isOpen, setOpen] = useState(false)
  const [ReviewDialog, loadDialog] = useOnDemand(importDialog)
  const show = useCallback(() => {
    setOpen(true)
    loadDialog()
  }, [loadDialog])
  const close = useCallback(() => setOpen(false), [])
  const [saved, setSaved] = useState<number>()
  useEffect(() => {
    // The card is rendered after the product has been reloaded.
    const card = saved !== undefined && !isOpen && document.getElementById(ownReviewId(saved))
    if (!card) return
    card.focus()
    setSaved(undefined)
  })
  const { hash } = useLocation()
  const opensAtOnce = hash === `#${WRITE_REVIEW}` && customer != null && variants.some(({ can_review }) => can_review)
  useEffect(() => {
    if (opensAtOnce) show()
  }, [opensAtOnce, show])
  const hasReviewed = variants.some(({ can_review, posted_review }) => can_review && posted_review)
  const waits = variants.some(({ can_review, posted_review }) => can_review && !posted_review)
  const open = () =>
    customer === null
      ? toast({ kind: 'warning', text: texts.youMustBeLoggedInTo, action: <AuthLinks />, isOfScreen: true })
      : show()
  return (
    <div
      id={WRITE_REVIEW}
      className="mt-6 flex flex-wrap items-center justify-between gap-x-8 gap-y-4 border-line border-y py-5"
    >
      <div className="min-w-0 max-w-prose flex-1 basis-72">
        <p className="text-sm">{texts.boughtItHereYouCanReview}</p>
        {variants.map(
          ({ id, name, posted_review }) =>
            posted_review?.hidden_reason && (
              <p key={id} className="mt-2 rounded-control bg-warn-soft px-4 py-3 text-sm text-warn wrap-anywhere">
                {texts.yourReviewOfIsHidden(name, posted_review.hidden_reason)}
              </p>
            ),
        )}
      </div>
      <Button weight="secondary" onClick={open}>
        <PenLine aria-hidden="true" className="size-5" />
        {hasReviewed && !waits ? texts.changeYourReview : texts.writeAReview}
      </Button>
      {isOpen && ReviewDialog && <ReviewDialog variants={variants} chosen={chosen} close={close} onSaved={setSaved} />}
    </div>
  )
}
