import { href, redirect } from 'react-router'
import { texts } from '#texts/core/accounts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { apiFrom } from '../../api.ts'
import { useScreenOwner } from '../../auth/guards/customer-context.ts'
import { endSession } from '../../auth/session.ts'
import { changePassword } from '../account.contract.ts'
import { accountScreen } from '../account-screen.tsx'
import { UsernameField } from '../username-field.tsx'
import type { Route } from './+types/change-password.page'

const schema = async () => (await import('../account-forms.contract.ts')).ChangedPassword

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.changePassword)

export async function clientAction({ request, context }: Route.ClientActionArgs) {
  const body = bodyFrom(await schema(), await request.formData())
  try {
    await apiFrom(context)(changePassword, { body })
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  // The password change has revoked all tokens.
  endSession()
  toast({ kind: 'success', text: texts.passwordSuccessfullyChangedYouCan })
  return redirect(href('/login'))
}

export const handle = localizedConstant(() =>
  accountScreen({ title: texts.changePassword, reason: texts.mustLogInToChangePassword }),
)

export default function ChangePasswordPage({ actionData }: Route.ComponentProps) {
  const customer = useScreenOwner()
  return (
    <ShopForm method="patch" schema={schema} errors={actionData?.errors}>
      <UsernameField email={customer.email} />
      <TextField name="old_password" label={texts.oldPassword} type="password" autoComplete="current-password" />
      <TextField
        name="password"
        label={texts.newPassword}
        type="password"
        autoComplete="new-password"
        hint={texts.atLeast8Characters15}
      />
      <TextField name="password2" label={texts.newPasswordAgain} type="password" autoComplete="new-password" />
      <SubmitButton>{texts.changePasswordTitle}</SubmitButton>
    </ShopForm>
  )
}
