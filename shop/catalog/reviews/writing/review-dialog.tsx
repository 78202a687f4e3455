import { useEffect, useState } from 'react'
import { href, useFetcher, useLocation } from 'react-router'
import { texts } from '#texts/catalog/reviews/writing'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { readFormDraft } from '../../../core/auth/form-drafts/form-drafts.ts'
import { useFormDraft, useFormOwner } from '../../../core/auth/form-drafts/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { Variant } from '../../products/read/catalogue.contract.ts'
import { MAX_STARS } from '../stars/star-scale.contract.ts'
import { NothingToReview } from './nothing-to-review.tsx'
import { RatingInput } from './rating-input.tsx'
import { WRITE_REVIEW } from './write-review-anchor.ts'

const schema = async () => (await import('./review-form.contract.ts')).ReviewForm

interface ReviewDialogProps {
  variants: readonly Variant[]
  /** The selected variant. */
  chosen: Variant | undefined
  close: () => void
  /** Called with the variant's id after its review was saved. */
  onSaved: (variant: number) => void
}

/** A dialog to write or change a review of one of the customer's variants. */
export default function ReviewDialog({ variants, chosen, close, onSaved }: ReviewDialogProps) {
  const reviewable = variants.filter((variant) => variant.can_review)
  // Fixed while the dialog is open, so that reloaded data does not discard the input.
  const [choices, setChoices] = useState(reviewable)
  if (choices.length === 0 && reviewable.length > 0) setChoices(reviewable)
  const [picked, pick] = useState<number>()
  const { customer, times } = useFormOwner()
  // Closes when the user logs out or changes in another tab.
  useEffect(() => {
    if (times > 0) close()
  }, [times, close])
  const begun = choices.find(({ id }) => customer && readFormDraft(draftName(id), customer.id))
  const variant = choices.find(({ id }) => id === picked) ?? begun ?? firstOf(choices, chosen)
  return (
    <Dialog title={variant?.posted_review ? texts.changeYourReview : texts.writeAReview} close={close}>
      {variant ? (
        <ReviewFields
          key={variant.id}
          variant={variant}
          choices={choices}
          choose={pick}
          close={close}
          onSaved={onSaved}
        />
      ) : (
        <NothingToReview close={close} />
      )}
    </Dialog>
  )
}

/** The draft name of a variant's review. */
const draftName = (variant: number) => `review-${variant}`

/** Returns a variant without a review first, otherwise one with a review; the selected variant if possible. */
function firstOf(choices: readonly Variant[], chosen: Variant | undefined): Variant | undefined {
  const waiting = choices.filter(({ posted_review }) => posted_review === null)
  const offered = waiting.length > 0 ? waiting : choices
  return offered.find(({ id }) => id === chosen?.id) ?? offered[0]
}

interface ReviewFieldsProps {
  variant: Variant
  choices: readonly Variant[]
  choose: (id: number) => void
  close: () => void
  onSaved: (variant: number) => void
}

function ReviewFields({ variant, choices, choose, close, onSaved }: ReviewFieldsProps) {
  const fetcher = useFetcher<ActionResult>()
  const posted = variant.posted_review
  const draft = useFormDraft(draftName(variant.id))
  const { pathname, search } = useLocation()
  const isDone = fetcher.data?.isDone ?? false
  useEffect(() => {
    if (!isDone) return
    onSaved(variant.id)
    close()
  }, [isDone, onSaved, variant.id, close])

  return (
    <ShopForm
      key={draft.key}
      fetcher={fetcher}
      action={posted ? href('/update_review') : href('/create_review')}
      schema={schema}
      errors={fetcher.data?.errors}
    >
      <FormDraftNotice draft={draft} from={`${pathname}${search}#${WRITE_REVIEW}`} />
      {posted?.hidden_reason && (
        <p className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
          {texts.hiddenNotice(posted.hidden_reason)}
        </p>
      )}
      <VariantField variant={variant} choices={choices} choose={choose} />
      {posted && <input type="hidden" name="id" value={posted.id} />}
      <RatingInput
        name="rating"
        label={texts.rating}
        given={Number(draft.typed.rating ?? posted?.rating ?? MAX_STARS)}
      />
      <TextField
        name="body"
        label={texts.review}
        rows={4}
        maxRows={8}
        autoComplete="off"
        defaultValue={draft.typed.body ?? posted?.body ?? ''}
        hint={posted?.hidden_reason ? undefined : texts.yourReviewIsPublicWithYourName}
      />
      <div className="flex flex-wrap justify-end gap-3">
        <Button weight="secondary" onClick={close}>
          {texts.cancel}
        </Button>
        <SubmitButton>{posted ? texts.updateReview : texts.postReview}</SubmitButton>
      </div>
    </ShopForm>
  )
}

/** Each variant has its own review: choosing another variant switches to its review. */
function VariantField({ variant, choices, choose }: Omit<ReviewFieldsProps, 'close' | 'onSaved'>) {
  return (
    <Field name="variant">
      {(control) => (
        <>
          <label htmlFor={control.id} className="mb-1.5 block font-medium text-sm">
            {texts.variant}
          </label>
          <select
            name="variant"
            {...control}
            value={variant.id}
            onChange={({ target }) => choose(Number(target.value))}
            className="h-11 w-full rounded-control border border-edge bg-surface px-3 text-base"
          >
            {choices.map((one) => (
              <option key={one.id} value={one.id}>
                {one.name}
                {one.posted_review && ' (reviewed)'}
              </option>
            ))}
          </select>
        </>
      )}
    </Field>
  )
}
