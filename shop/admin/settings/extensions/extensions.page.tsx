import { href } from 'react-router'
import * as texts from '#texts/admin/settings/extensions'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { ConnectionScreen } from '../connections/connection-screen.tsx'
import type { Route } from './+types/extensions.page'
import { ExtensionRow } from './extension-row.tsx'
import { listExtensions, switchExtension } from './extensions.contract.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listExtensions, {})),
)

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const name = String(form.get('name'))
  const is_enabled = form.get('intent') === 'enable'
  const text = is_enabled ? texts.enabled(name) : texts.disabled(name)
  return runAction(apiFrom(context)(switchExtension, { params: { name }, body: { is_enabled } }), text)
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.extensions)

export const handle = staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> })

export default function ExtensionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConnectionScreen path={href('/admin/settings/extensions')} title={texts.extensions} text={texts.extensionsText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {({ extensions, shop_version }) => (
          <>
            {extensions.length === 0 ? (
              <EmptyState>{texts.noExtensions}</EmptyState>
            ) : (
              <ul className="divide-y divide-line border-line border-y">
                {extensions.map((extension) => (
                  <ExtensionRow key={extension.name} extension={extension} shopVersion={shop_version} />
                ))}
              </ul>
            )}
            <p className="mt-4 text-muted text-sm">{texts.howTo}</p>
          </>
        )}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}
