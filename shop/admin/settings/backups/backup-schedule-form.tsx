import { useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/admin/settings/backups'
import { SavedMeanwhile } from '../../../core/admin-kit/saved-meanwhile.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useVersionedAnswer } from '../../../ui/forms/use-versioned-answer.ts'
import type { ConnectionResult } from '../connections/save-connection.ts'
import type { BackupsResponse } from './backups.contract.ts'

type Schedule = BackupsResponse['schedule']

const timeOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`
const HOURS = Array.from({ length: 24 }, (_, hour) => [hour, timeOf(hour)] as const)

/** The form of the schedule. A shop that never saved one sees *Every day*. */
export function BackupScheduleForm({ schedule }: { schedule: Schedule }) {
  const fetcher = useFetcher<ConnectionResult<BackupsResponse>>()
  const rules = async () => (await import('./backups.contract.ts')).BackupScheduleForm
  const { isDone, errors } = fetcher.data ?? {}
  const { theirs } = useVersionedAnswer(fetcher.data) ?? {}
  // The list is reloaded while a backup runs. The version stays that of the shown values, so that a conflict is found.
  const [version, setVersion] = useState(schedule.version)
  const ownSave = fetcher.state === 'idle' && isDone ? fetcher.data : undefined
  const takeVersion = useEffectEvent(() => setVersion(schedule.version))
  useEffect(() => {
    if (ownSave) takeVersion()
  }, [ownSave])
  return (
    <section aria-labelledby="schedule">
      <h3 id="schedule" className="mb-4 font-medium">
        {texts.schedule}
      </h3>
      <ShopForm schema={rules} fetcher={fetcher} errors={errors}>
        {theirs && <SavedMeanwhile values={valuesOf(theirs.schedule)} />}
        <input type="hidden" name="version" value={theirs?.schedule.version ?? version} />
        <div className="grid gap-5 sm:grid-cols-2">
          <SelectField
            name="frequency"
            label={texts.frequency}
            choices={texts.frequencies}
            defaultValue={schedule.version === 0 ? 'daily' : schedule.frequency}
          />
          <SelectField
            name="hour"
            label={texts.hour}
            hint={texts.hourHint}
            choices={HOURS}
            defaultValue={schedule.hour}
          />
        </div>
        <TextField
          name="keep"
          label={texts.keep}
          hint={texts.keepHint}
          defaultValue={schedule.keep}
          inputMode="numeric"
          className="max-w-56"
        />
        <SubmitButton className="justify-self-start">{texts.save}</SubmitButton>
      </ShopForm>
    </section>
  )
}

const valuesOf = ({ frequency, hour, keep }: Schedule) => [
  { name: 'frequency', label: texts.frequency, value: texts.frequencies[frequency] },
  { name: 'hour', label: texts.hour, value: timeOf(hour) },
  { name: 'keep', label: texts.keep, value: String(keep) },
]
