import { useState } from 'react'
import { href, redirect } from 'react-router'
import { texts } from '#texts/core/accounts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { deleteAccount } from '../../../core/accounts/account.contract.ts'
import { accountScreen } from '../../../core/accounts/account-screen.tsx'
import { UsernameField } from '../../../core/accounts/username-field.tsx'
import { apiFrom } from '../../../core/api.ts'
import { forgetFormDrafts } from '../../../core/auth/form-drafts/form-drafts.ts'
import { useScreenOwner } from '../../../core/auth/guards/customer-context.ts'
import { endSession } from '../../../core/auth/session.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/delete-account.page'
import { ConfirmDeletion } from './confirm-deletion.tsx'
import { DeletedDataList } from './deleted-data-list.tsx'

const schema = async () => (await import('../../../core/accounts/account-forms.contract.ts')).WithPassword

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.deleteAccount)

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const body = bodyFrom(await schema(), await request.formData())
  try {
    await apiFrom(context)(deleteAccount, { body })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  endSession()
  forgetFormDrafts()
  toast({ kind: 'success', text: texts.accountDeleted })
  return redirect(href('/'))
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.deleteAccount, reason: texts.mustLogInToDeleteAccount }),
)

export default function DeleteAccountPage({ actionData }: Route.ComponentProps) {
  const customer = useScreenOwner()
  const [isAsking, setAsking] = useState(false)

  /** The first submit opens the confirmation dialog, the dialog's submit passes. */
  function askFirst(event: React.FormEvent) {
    setAsking(!isAsking)
    if (!isAsking) event.preventDefault()
  }

  return (
    <ShopForm method="delete" schema={schema} errors={actionData?.errors} onSend={askFirst}>
      <p className="text-muted">{texts.deletionHint}</p>
      <div className="grid gap-3 border-line border-y py-5">
        <DeletedDataList />
      </div>
      <UsernameField email={customer.email} />
      <TextField name="password" label={texts.password} type="password" autoComplete="current-password" />
      <SubmitButton weight="danger">{texts.deleteAccountTitle}</SubmitButton>
      {isAsking && <ConfirmDeletion email={customer.email} close={() => setAsking(false)} />}
    </ShopForm>
  )
}
