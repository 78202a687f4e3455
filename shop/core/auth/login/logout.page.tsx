import { href, replace, useNavigation } from 'react-router'
import { texts } from '#texts/core/auth/login'
import { CallFailed } from '../../../../lib/api-client.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { FormPage } from '../../../ui/form-page.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FormSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import { apiFrom } from '../../api.ts'
import { forgetFormDrafts } from '../form-drafts/form-drafts.ts'
import { logout } from '../session.contract.ts'
import { endSession, useCustomer } from '../session.ts'
import type { Route } from './+types/logout.page'

export async function clientAction({ context }: Route.ClientActionArgs) {
  try {
    await apiFrom(context)(logout, {}).catch(unlessEnded)
  } catch (error) {
    // The token is still valid on the server, so the customer must know.
    return { errors: toastApiError(error) }
  }
  endSession()
  forgetFormDrafts()
  toast({ kind: 'success', text: texts.successfullyLoggedOut })
  return replace(href('/'))
}

function unlessEnded(error: unknown): void {
  if (!(error instanceof CallFailed) || error.code !== 'invalid_token') throw error
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.logout)

export default function Logout({ actionData }: Route.ComponentProps) {
  const customer = useCustomer()
  const isHydrated = useHydrated()
  const isIdle = useNavigation().state === 'idle'
  if (!isHydrated) return <FormSkeleton />
  // Logging out needs only the token, also if the server cannot identify the customer. The screen stays while
  // navigating away.
  if (customer === null && isIdle) return <AlreadyLoggedOut />
  return (
    <FormPage title={texts.areYouSureYouWant}>
      <ShopForm errors={actionData?.errors}>
        <div className="flex flex-wrap gap-3">
          <SubmitButton>{texts.logout}</SubmitButton>
          <ButtonLink to={href('/')} weight="secondary">
            {texts.stayLoggedIn}
          </ButtonLink>
        </div>
      </ShopForm>
    </FormPage>
  )
}

function AlreadyLoggedOut() {
  return (
    <FormPage title={texts.youreAlreadyLoggedOut}>
      <ButtonLink to={href('/')}>{texts.goToHome}</ButtonLink>
    </FormPage>
  )
}
