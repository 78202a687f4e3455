import { Download, LoaderCircle, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/backups'
import { showBytes } from '../../../../lib/texts/bytes.ts'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { IconButton } from '../../../ui/button.tsx'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FormDialog } from '../../../ui/overlays/form-dialog.tsx'
import { Moment } from '../../../ui/time.tsx'
import { OwnPassword } from '../connections/connection-form.tsx'
import type { BackupResponse, BackupsResponse } from './backups.contract.ts'

/** The backups on the server, newest first, with *Back up now*. */
export function BackupList({ state }: { state: BackupsResponse }) {
  const { backups, is_running, free_bytes, environment, needs_password } = state
  const [chosen, choose] = useState<{ backup: BackupResponse; intent: 'download' | 'delete' }>()
  const close = () => choose(undefined)
  return (
    <section aria-labelledby="backups" className="mt-10 border-line border-t pt-6">
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h3 id="backups" className="font-medium">
          {texts.madeBackups}
        </h3>
        {!is_running && <StartButton />}
      </div>
      <div role="status">
        {is_running && (
          <p className="mb-4 flex items-center gap-3 text-sm">
            <LoaderCircle aria-hidden="true" className="size-5 shrink-0 animate-spin motion-reduce:animate-none" />
            {texts.isRunning}
          </p>
        )}
      </div>
      {backups.length === 0 ? (
        !is_running && <EmptyState>{texts.noBackups}</EmptyState>
      ) : (
        <ul data-rows="" className="divide-y divide-line border-line border-y">
          {backups.map((backup) => (
            <Row key={backup.name} backup={backup} choose={(intent) => choose({ backup, intent })} />
          ))}
        </ul>
      )}
      <p className="mt-4 text-muted text-sm">
        {environment === '' ? texts.sameDisk : texts.inBackupDir}{' '}
        {free_bytes !== null && texts.freeSpace(showBytes(free_bytes))}
      </p>
      {chosen?.intent === 'download' && (
        <FormDialog
          title={texts.downloadTitle}
          intro={<p>{texts.downloadText}</p>}
          hidden={{ intent: 'download', name: chosen.backup.name }}
          button={texts.download}
          isDangerous={false}
          cancel={texts.cancel}
          close={close}
        >
          {needs_password && <OwnPassword />}
        </FormDialog>
      )}
      {chosen?.intent === 'delete' && (
        <FormDialog
          title={texts.sureToDelete}
          intro={<p>{texts.afterDeletion(showMoment(chosen.backup.started_at))}</p>}
          hidden={{ intent: 'delete', name: chosen.backup.name }}
          button={texts.deleteBackup}
          cancel={texts.cancel}
          close={close}
        />
      )}
    </section>
  )
}

function StartButton() {
  const fetcher = useFetcher<ActionResult>()
  return (
    <ShopForm fetcher={fetcher} errors={fetcher.data?.errors}>
      <SubmitButton name="intent" value="start" weight="secondary">
        {texts.backUpNow}
      </SubmitButton>
    </ShopForm>
  )
}

interface RowProps {
  backup: BackupResponse
  choose: (intent: 'download' | 'delete') => void
}

function Row({ backup: { started_at, bytes }, choose }: RowProps) {
  const time = showMoment(started_at)
  return (
    <li className="flex flex-wrap items-center gap-x-4 py-1.5 text-sm">
      <Moment of={started_at} className="font-medium tabular-nums" />
      <span className="text-muted tabular-nums">{bytes !== null && showBytes(bytes)}</span>
      <div className="ml-auto flex items-center">
        <IconButton label={texts.downloadOf(time)} onClick={() => choose('download')}>
          <Download aria-hidden="true" className="size-5" />
        </IconButton>
        <IconButton label={texts.deleteOf(time)} onClick={() => choose('delete')}>
          <Trash2 aria-hidden="true" className="size-5" />
        </IconButton>
      </div>
    </li>
  )
}
