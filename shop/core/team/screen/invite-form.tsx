import { useFetcher } from 'react-router'
import { texts } from '#texts/core/team/screen'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { RoleFields } from './role-fields.tsx'

const always = () => true
const schema = async () => (await import('../role-form.contract.ts')).InvitationForm

/** The form that invites a team member. */
export function InviteForm() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section aria-labelledby="invite">
      <h2 id="invite" className="text-lg">
        {texts.inviteSomebody}
      </h2>
      <p className="mt-1 text-muted text-sm">{texts.invitationHint}</p>
      <ShopForm
        fetcher={fetcher}
        schema={schema}
        errors={fetcher.data?.errors}
        emptyAfter={fetcher.data?.isDone && fetcher.data}
        className="mt-4"
      >
        <input type="hidden" name="intent" value="invite" />
        <TextField name="email" label={texts.email} type="email" autoComplete="off" />
        <RoleFields begin="orders" needsPassword={always} />
        <SubmitButton>{texts.invite}</SubmitButton>
      </ShopForm>
    </section>
  )
}
