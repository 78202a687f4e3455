import { href, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { ConnectionScreen } from '../connections/connection-screen.tsx'
import { keepTyped } from '../connections/keep-typed.ts'
import { saveConnection } from '../connections/save-connection.ts'
import type { Route } from './+types/extensions.page'
import { ExtensionRow } from './extension-row.tsx'
import { deleteExtensionData, listExtensions, saveExtensionSettings, switchExtension } from './extensions.contract.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(listExtensions, {})),
)

export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const api = apiFrom(context)
  if (form.get('intent') === 'save') {
    const name = String(form.get('extension'))
    // The server validates the fields.
    const { extension: _, intent: __, ...body } = Object.fromEntries(form) as never as Record<string, string>
    const load = async () => (await api(listExtensions, {})).extensions.find((one) => one.name === name)
    const save = api(saveExtensionSettings, { params: { name }, body: body as never })
    return saveConnection(save, load, texts.saved(name))
  }
  const name = String(form.get('name'))
  if (form.get('intent') === 'delete')
    return runAction(api(deleteExtensionData, { params: { name } }), texts.dataDeleted(name))
  const is_enabled = form.get('intent') === 'enable'
  const text = is_enabled ? texts.enabled(name) : texts.disabled(name)
  return runAction(api(switchExtension, { params: { name }, body: { is_enabled } }), text)
}

export const shouldRevalidate = (args: ShouldRevalidateFunctionArgs) => keepTyped(args)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.extensions)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function ExtensionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConnectionScreen path={href('/admin/settings/extensions')} title={texts.extensions} text={texts.extensionsText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {({ extensions, shop_version }) => (
          <>
            <ul className="divide-y divide-line border-line border-y">
              {extensions.map((extension) => (
                <ExtensionRow key={extension.name} extension={extension} shopVersion={shop_version} />
              ))}
            </ul>
            <p className="mt-4 text-muted text-sm">{texts.howTo}</p>
          </>
        )}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}
