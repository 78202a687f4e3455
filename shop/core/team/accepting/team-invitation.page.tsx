import { href, redirect } from 'react-router'
import { texts } from '#texts/core/team/accepting'
import { CallFailed } from '../../../../lib/api-client.ts'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { refusalText } from '../../../ui/feedback/error-message.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { FormPage } from '../../../ui/form-page.tsx'
import { useShopIdentity } from '../../../ui/identity/shop-identity.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { ROLE_MEANINGS } from '../../admin-kit/role-names.ts'
import { apiFrom } from '../../api.ts'
import { beginSession, updateSession } from '../../auth/session.ts'
import type { Route } from './+types/team-invitation.page'
import { AcceptOptions } from './accept-options.tsx'
import { acceptInvitation, joinTeam, type ReadInvitation, readInvitation } from './accepting.contract.ts'
import { forgetInvitationCode, readInvitationCode } from './invitation-code.ts'

/** The invitation of the link, or why it is invalid. */
type Followed = { code: string; invitation: ReadInvitation } | { refusal: string }

export async function clientLoader({ context }: Route.ClientLoaderArgs): Promise<Followed> {
  const code = readInvitationCode()
  if (code === '') return { refusal: texts.thisLinkIsIncompleteOpen }
  const asked = apiFrom(context)(readInvitation, { body: { code } }).then(
    (invitation) => ({ code, invitation }),
    (error: unknown) => {
      const isDead = error instanceof CallFailed && [400, 404, 409].includes(error.status)
      if (!isDead) throw error
      return { refusal: refusalText(error) }
    },
  )
  return orErrorPage(texts.failedToLoad, asked)
}
clientLoader.hydrate = true as const

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const { InvitedAccount } = await import('./accepting-form.contract.ts')
  const [api, form] = [apiFrom(context), await request.formData()]
  const code = String(form.get('code'))
  try {
    if (form.get('intent') === 'accept') updateSession(await api(acceptInvitation, { body: { code } }))
    else beginSession(await api(joinTeam, { body: { ...bodyFrom(InvitedAccount, form), code } }))
  } catch (error) {
    return { errors: toastApiError(error) }
  }
  forgetInvitationCode()
  toast({ kind: 'success', text: texts.welcome })
  return redirect(href('/admin'))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.invitation)

export function HydrateFallback() {
  return (
    <FormPage title={texts.invitation}>
      <FieldsSkeleton />
    </FormPage>
  )
}

/** The screen of an invitation link. */
export default function TeamInvitation({ loaderData, actionData }: Route.ComponentProps) {
  const { name } = useShopIdentity()
  if ('refusal' in loaderData)
    return (
      <FormPage title={texts.invitation}>
        <p>{loaderData.refusal}</p>
        <ButtonLink to={href('/')} weight="secondary" className="mt-6">
          {texts.toTheShop}
        </ButtonLink>
      </FormPage>
    )
  const { code, invitation } = loaderData
  return (
    <FormPage title={texts.invitation}>
      <p className="text-lg wrap-anywhere">{texts.youAreInvited(name, invitation.invited_by)}</p>
      <p className="mt-2 mb-6 text-muted">{texts.yourRoleCovers(ROLE_MEANINGS[invitation.role])}</p>
      <AcceptOptions code={code} invitation={invitation} errors={actionData?.errors} />
    </FormPage>
  )
}
