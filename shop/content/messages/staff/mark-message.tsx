import { useFetcher } from 'react-router'
import * as texts from '#texts/content/messages/staff'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { StaffMessage } from '../contact.contract.ts'

/** Says of a message that it was answered, or that it waits. What was marked can be unmarked at once: give it a key, for it is another form then. */
export function MarkMessage({ message: { id, name, answered_on } }: { message: StaffMessage }) {
  const fetcher = useFetcher()
  const mark = answered_on ? texts.markAsNotAnswered : texts.markAsAnswered
  return (
    <ShopForm fetcher={fetcher}>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="intent" value={answered_on ? 'waiting' : 'answered'} />
      <SubmitButton aria-label={texts.markMessageOf(mark, name)} weight="quiet">
        {mark}
      </SubmitButton>
    </ShopForm>
  )
}
