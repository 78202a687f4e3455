import { useState } from 'react'
import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/settings/api-keys'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { listApiKeys } from '../../../core/api-keys/api-keys.contract.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { ConnectionScreen } from '../connections/connection-screen.tsx'
import { keepTyped } from '../connections/keep-typed.ts'
import type { Route } from './+types/api-keys.page'
import { type CreatedKey, runApiKeyAction } from './api-key-actions.ts'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyList } from './api-key-list.tsx'
import { NewKey } from './new-key.tsx'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listApiKeys, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  runApiKeyAction(apiFrom(context), await request.formData())

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => keepTyped(args)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.apiKeys)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function ApiKeysPage({ loaderData }: Route.ComponentProps) {
  const [created, setCreated] = useState<CreatedKey>()
  return (
    <ConnectionScreen path={href('/admin/settings/api-keys')} title={texts.apiKeys} text={texts.apiKeysText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {({ keys, needs_password }) => (
          <>
            {created ? (
              <NewKey created={created} close={() => setCreated(undefined)} />
            ) : (
              <ApiKeyForm needsPassword={needs_password} done={setCreated} />
            )}
            <ApiKeyList keys={keys} />
          </>
        )}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}
