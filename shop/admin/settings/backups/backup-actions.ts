import { texts } from '#texts/admin/settings/backups'
import type { Api } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { type ConnectionResult, saveConnection } from '../connections/save-connection.ts'
import {
  type BackupsResponse,
  getBackups,
  linkBackup,
  removeBackup,
  saveBackupSchedule,
  startBackup,
} from './backups.contract.ts'

/** Handles the forms of the backups screen: schedule, start, download, deletion. */
export async function runBackupAction(
  api: Api,
  form: FormData,
): Promise<ConnectionResult<BackupsResponse> | ActionResult> {
  const name = String(form.get('name'))
  switch (form.get('intent')) {
    case 'start':
      return runAction(api(startBackup, {}), texts.started)
    case 'delete':
      return runAction(api(removeBackup, { params: { name } }), texts.deleted)
    case 'download':
      return runAction(download(api, name, String(form.get('own_password') ?? '')))
    default: {
      // The server validates the fields.
      const body = Object.fromEntries(form) as never
      return saveConnection(api(saveBackupSchedule, { body }), () => api(getBackups, {}), texts.scheduleSaved)
    }
  }
}

/** Lets the browser download a backup, at an address that needs no session token. It may be large. */
async function download(api: Api, name: string, own_password: string): Promise<void> {
  const { address } = await api(linkBackup, { params: { name }, body: { own_password } })
  window.location.assign(address)
}
