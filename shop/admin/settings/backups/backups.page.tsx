import { href } from 'react-router'
import { texts } from '#texts/admin/settings/backups'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { usePolling } from '../../../ui/use-polling.ts'
import { ConnectionScreen, Notice } from '../connections/connection-screen.tsx'
import type { Route } from './+types/backups.page'
import { runBackupAction } from './backup-actions.ts'
import { BackupList } from './backup-list.tsx'
import { BackupScheduleForm } from './backup-schedule-form.tsx'
import { type BackupsResponse, getBackups } from './backups.contract.ts'
import { ExternalDatabase } from './external-database.tsx'
import { RestoreSteps } from './restore-steps.tsx'

/** In ms. */
const RECENT = 7 * 86_400_000

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getBackups, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  runBackupAction(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.backups)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.settings, reason: texts.onlyOwners, waiting: <FieldsSkeleton /> }),
)

export default function BackupsPage({ loaderData }: Route.ComponentProps) {
  return (
    <ConnectionScreen path={href('/admin/settings/backups')} title={texts.backups} text={texts.backupsText}>
      <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
        {(state) => (state.is_embedded ? <Backups state={state} /> : <ExternalDatabase last={state.last_backup_at} />)}
      </LoadedForStaff>
    </ConnectionScreen>
  )
}

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
