import { href } from 'react-router'
import { texts } from '#texts/admin/settings/extensions'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { connectionPage, keepTyped } from '../connections/connection-screen.tsx'
import { saveConnection } from '../connections/save-connection.ts'
import { ExtensionRow } from './extension-row.tsx'
import { deleteExtensionData, listExtensions, saveExtensionSettings, switchExtension } from './extensions.contract.ts'

const screen = connectionPage(() => ({
  load: (api) => api(listExtensions, {}),
  submit: (api, form) => {
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
  },
  path: href('/admin/settings/extensions'),
  name: texts.extensions,
  text: texts.extensionsText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: ({ extensions, shop_version }) => (
    <>
      <ul data-rows="" className="divide-y divide-line border-line border-y">
        {extensions.map((extension) => (
          <ExtensionRow key={extension.name} extension={extension} shopVersion={shop_version} />
        ))}
      </ul>
      <p className="mt-4 text-muted text-sm">{texts.extensionsHint}</p>
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

export const shouldRevalidate = keepTyped
