import { href } from 'react-router'
import { texts } from '#texts/admin/settings/connections'
import { ConfirmDelivery } from './confirm-delivery.tsx'
import { connectionPage, keepTyped, Notice } from './connection-screen.tsx'
import { getMailServer } from './mail-server.contract.ts'
import { runMailServerAction } from './mail-server-actions.ts'
import { MailServerForm } from './mail-server-form.tsx'

const screen = connectionPage(() => ({
  load: (api) => api(getMailServer, {}),
  submit: runMailServerAction,
  path: href('/admin/settings/mail-server'),
  name: texts.mailServer,
  text: texts.mailServerText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: (saved) => (
    <>
      {saved.is_unreadable && <Notice>{texts.unreadablePassword}</Notice>}
      {saved.host === '' && <Notice>{texts.noMailServer}</Notice>}
      <MailServerForm key={saved.version} saved={saved} />
      {saved.host !== '' && <ConfirmDelivery isConfirmed={saved.is_confirmed} />}
    </>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

export const shouldRevalidate = keepTyped
