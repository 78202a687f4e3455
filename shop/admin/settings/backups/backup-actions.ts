import { texts } from '#texts/admin/settings/backups'
import type { apiFrom } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
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
  api: ReturnType<typeof apiFrom>,
  form: FormData,
): Promise<ConnectionResult<BackupsResponse> | ActionResult> {
  const name = String(form.get('name'))
  switch (form.get('intent')) {
    case 'start':
      return runAction(api(startBackup, {}), texts.started)
    case 'delete':
      return runAction(api(removeBackup, { params: { name } }), texts.deleted)
    case 'download':
      return download(api, name, String(form.get('own_password') ?? ''))
    default: {
      // The server validates the fields.
      const body = Object.fromEntries(form) as never
      return saveConnection(api(saveBackupSchedule, { body }), () => api(getBackups, {}), texts.scheduleSaved)
    }
  }
}

/** A large file is downloaded by the browser itself, at an address that needs no session token. */
async function download(api: ReturnType<typeof apiFrom>, name: string, own_password: string): Promise<ActionResult> {
  try {
    const { address } = await api(linkBackup, { params: { name }, body: { own_password } })
    window.location.assign(address)
  } catch (error) {
    return { isDone: false, errors: toastApiError(error) }
  }
  return { isDone: true }
}
