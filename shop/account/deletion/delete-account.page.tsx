import { useRef } from 'react'
import { href, redirect } from 'react-router'
import { bodyFrom } from '../../../lib/form-data.ts'
import { apiFrom } from '../../api.ts'
import { toast } from '../../feedback/toast.ts'
import { toastApiError } from '../../feedback/toast-api-error.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import { noIndexMeta } from '../../meta/no-index-meta.ts'
import { useScreenOwner } from '../../session/guards/customer-context.ts'
import { endSession } from '../../session/session.ts'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { deleteAccount } from '../account.contract.ts'
import { accountScreen } from '../account-screen.tsx'
import { Owner } from '../owner.tsx'
import type { Route } from './+types/delete-account.page'
import { ConfirmDeletion } from './confirm-deletion.tsx'

const schema = async () => (await import('../account-forms.contract.ts')).WithPassword

export const meta: Route.MetaFunction = () => noIndexMeta('Delete Account')

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const body = bodyFrom(await schema(), await request.formData())
  try {
    await apiFrom(context)(deleteAccount, { body })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  endSession()
  toast({ kind: 'success', text: 'Account Deleted' })
  return redirect(href('/'))
}

export const handle = accountScreen({ title: 'Delete Account', purpose: 'delete your account' })

export default function DeleteAccountPage({ actionData }: Route.ComponentProps) {
  const customer = useScreenOwner()
  const question = useRef<HTMLDialogElement>(null)

  /** The form's first submit asks, the one in the question's answer goes through. */
  function askFirst(event: React.FormEvent) {
    if (question.current?.open) return question.current.close()
    event.preventDefault()
    question.current?.showModal()
  }

  return (
    <ShopForm method="delete" schema={schema} errors={actionData?.errors} onSend={askFirst}>
      <p className="text-muted">
        This ends your account for good. Enter your password to show that it is you; before anything is deleted you will
        be asked once more.
      </p>
      <Owner email={customer.email} />
      <TextField name="password" label="Password" type="password" autoComplete="current-password" />
      <SubmitButton weight="danger">Delete account</SubmitButton>
      <ConfirmDeletion ref={question} email={customer.email} />
    </ShopForm>
  )
}
