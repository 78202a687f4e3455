import { useEffect } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/catalog/reviews/moderation'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { useFormDraft } from '../../../core/auth/form-drafts/use-form-draft.ts'
import { Button } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'

const reason = async () => (await import('./moderation-forms.contract.ts')).Reason

const FORMS = localizedConstant(() => ({
  report: {
    title: texts.reportThisReview,
    action: href('/report_review'),
    field: 'reason',
    label: texts.reportReason,
    hint: texts.reportHint,
    button: texts.report,
    schema: reason,
  },
  hide: {
    title: texts.hideThisReview,
    action: href('/hide_review'),
    field: 'reason',
    label: texts.reason,
    hint: texts.hideReasonHint,
    button: texts.hide,
    schema: reason,
  },
  answer: {
    title: texts.answerThisReview,
    action: href('/answer_review'),
    field: 'body',
    label: texts.answerLabel,
    hint: texts.yourReplyIsPublicBelow,
    button: texts.answer,
    schema: async () => (await import('./moderation-forms.contract.ts')).ShopAnswer,
  },
}))
export type ModerationIntent = keyof typeof FORMS

interface ModerationDialogProps {
  intent: ModerationIntent
  review: { id: number }
  close: () => void
}

/** The dialog to report, hide or answer a review. */
export default function ModerationDialog({ intent, review, close }: ModerationDialogProps) {
  const fetcher = useFetcher<ActionResult>()
  const { title, action, field, label, hint, button, schema } = FORMS[intent]
  const draft = useFormDraft(`${intent}-review-${review.id}`)
  const isDone = fetcher.data?.isDone ?? false
  useEffect(() => {
    if (isDone) close()
  }, [isDone, close])

  return (
    <Dialog title={title} close={close}>
      <ShopForm key={draft.key} fetcher={fetcher} action={action} schema={schema} errors={fetcher.data?.errors}>
        <FormDraftNotice draft={draft} />
        <input type="hidden" name="id" value={review.id} />
        <TextField
          name={field}
          label={label}
          hint={hint}
          rows={4}
          maxRows={8}
          autoComplete="off"
          defaultValue={draft.typed[field]}
        />
        <div className="flex flex-wrap justify-end gap-3">
          <Button weight="secondary" onClick={close}>
            {texts.cancel}
          </Button>
          <SubmitButton>{button}</SubmitButton>
        </div>
      </ShopForm>
    </Dialog>
  )
}
