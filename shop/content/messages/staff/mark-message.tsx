import { useFetcher } from 'react-router'
import { texts } from '#texts/content/messages/staff'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { StaffMessage } from '../contact.contract.ts'

/** Marks a message as answered or as waiting. Give it a key, so that the form resets after each change. */
export function MarkMessage({ message: { id, name, answered_on } }: { message: StaffMessage }) {
  const fetcher = useFetcher()
  const mark = answered_on ? texts.markAsNotAnswered : texts.markAsAnswered
  return (
    <ShopForm fetcher={fetcher} hidden={{ id, intent: answered_on ? 'waiting' : 'answered' }}>
      <SubmitButton aria-label={texts.markMessageOf(mark, name)} weight="quiet">
        {mark}
      </SubmitButton>
    </ShopForm>
  )
}
