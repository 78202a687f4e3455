import { useFetcher } from 'react-router'
import { texts } from '#texts/content/messages/threads/screen'
import { SubmitButton } from '../../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../../ui/forms/shop-form.tsx'
import { MAX_REPLY } from '../max-reply.contract.ts'
import type { ThreadAnswer } from './thread-answer.ts'

const replyForm = async () => (await import('../reply-forms.contract.ts')).ReplyForm

/** The form with which staff record a reply that arrived by e-mail. */
export function RecordReply() {
  const fetcher = useFetcher<ThreadAnswer>()
  return (
    <details className="mt-8 border-line border-t pt-2">
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm underline underline-offset-4">
        {texts.addAReplyReceived}
      </summary>
      <ShopForm
        fetcher={fetcher}
        schema={replyForm}
        errors={fetcher.data?.errors}
        emptyAfter={fetcher.data?.isDone && fetcher.data}
        className="mt-2 gap-4"
      >
        <input type="hidden" name="intent" value="note" />
        <TextField
          name="body"
          label={texts.theirMessage}
          hint={texts.addReceivedHint}
          rows={4}
          maxRows={12}
          maxLength={MAX_REPLY}
        />
        <SubmitButton weight="secondary" className="justify-self-start">
          {texts.putIntoThread}
        </SubmitButton>
      </ShopForm>
    </details>
  )
}
