import { href } from 'react-router'
import { texts } from '#texts/admin/settings/api-keys'
import { listApiKeys } from '../../../core/api-keys/api-keys.contract.ts'
import { connectionPage, keepTyped } from '../connections/connection-screen.tsx'
import { runApiKeyAction } from './api-key-actions.ts'
import { ApiKeyForm } from './api-key-form.tsx'
import { ApiKeyList } from './api-key-list.tsx'

const screen = connectionPage(() => ({
  load: (api) => api(listApiKeys, {}),
  submit: runApiKeyAction,
  path: href('/admin/settings/api-keys'),
  name: texts.apiKeys,
  text: texts.apiKeysText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: ({ keys, needs_password }) => (
    <>
      <ApiKeyForm needsPassword={needs_password} />
      <ApiKeyList keys={keys} />
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

export const shouldRevalidate = keepTyped
