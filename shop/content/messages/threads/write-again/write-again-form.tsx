import { texts } from '#texts/content/messages/threads/write-again'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { MAX_REPLY } from '../max-reply.contract.ts'

const replyForm = async () => (await import('../reply-forms.contract.ts')).ReplyForm

/** The form with which the recipient of an answer replies. */
export function WriteAgainForm({ token, errors }: { token: string; errors: FieldErrors | undefined }) {
  return (
    <ShopForm schema={replyForm} errors={errors} className="gap-4">
      <input type="hidden" name="token" value={token} />
      <TextField name="body" label={texts.yourReply} rows={6} maxRows={16} maxLength={MAX_REPLY} />
      <SubmitButton className="justify-self-start">{texts.send}</SubmitButton>
    </ShopForm>
  )
}
