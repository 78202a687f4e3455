import { href } from 'react-router'
import { texts } from '#texts/admin/settings/backups'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { usePolling } from '../../../ui/use-polling.ts'
import { connectionPage, Notice } from '../connections/connection-screen.tsx'
import { runBackupAction } from './backup-actions.ts'
import { BackupList } from './backup-list.tsx'
import { BackupScheduleForm } from './backup-schedule-form.tsx'
import { type BackupsResponse, getBackups } from './backups.contract.ts'
import { ExternalDatabase } from './external-database.tsx'
import { RestoreSteps } from './restore-steps.tsx'

/** In ms. */
const RECENT = 7 * 86_400_000

const screen = connectionPage(() => ({
  load: (api) => api(getBackups, {}),
  submit: runBackupAction,
  path: href('/admin/settings/backups'),
  name: texts.backups,
  text: texts.backupsText,
  reason: texts.onlyOwners,
  failedToLoad: texts.failedToLoad,
  view: (state) => (state.is_embedded ? <Backups state={state} /> : <ExternalDatabase last={state.last_backup_at} />),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function Backups({ state }: { state: BackupsResponse }) {
  const { is_running, failure, last_backup_at, schedule, backups } = state
  usePolling(is_running)
  const isOld = last_backup_at === null || Date.now() - Date.parse(last_backup_at) > RECENT
  return (
    <>
      {failure && !is_running && <Notice>{texts.failed(showMoment(failure.at), failure.reason)}</Notice>}
      {isOld && !is_running && !failure && (
        <Notice>{schedule.version === 0 ? texts.noSchedule : texts.noRecentBackup}</Notice>
      )}
      <BackupScheduleForm schedule={schedule} />
      <BackupList state={state} />
      <RestoreSteps name={backups[0]?.name ?? 'comptoir-20261127T020000Z'} />
    </>
  )
}
