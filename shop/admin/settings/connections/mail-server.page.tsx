import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/mail-server.page'
import { ConfirmDelivery } from './confirm-delivery.tsx'
import { ConnectionScreen, Notice } from './connection-screen.tsx'
import { keepTyped } from './keep-typed.ts'
import { getMailServer } from './mail-server.contract.ts'
import { runMailServerAction } from './mail-server-actions.ts'
import { MailServerForm } from './mail-server-form.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getMailServer, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  runMailServerAction(apiFrom(context), await request.formData())

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => keepTyped(args)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.mailServer)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function MailServerPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConnectionScreen path={href('/admin/settings/mail-server')} title={texts.mailServer} text={texts.mailServerText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {(saved) => (
          <>
            {saved.is_unreadable && <Notice>{texts.unreadablePassword}</Notice>}
            {saved.host === '' && <Notice>{texts.noMailServer}</Notice>}
            <MailServerForm key={saved.version} saved={saved} />
            {saved.host !== '' && <ConfirmDelivery isConfirmed={saved.is_confirmed} />}
          </>
        )}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}
