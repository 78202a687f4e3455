import { useNavigate, useSearchParams } from 'react-router'
import { texts } from '#texts/core/activity-log'
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import type { AuditedPerson } from './audit-log.contract.ts'

interface ChoosePersonProps {
  /** The staff members to choose from. */
  people: readonly AuditedPerson[]
  /** The staff member of the current filter, even if not listed; undefined for all. */
  chosen: AuditedPerson | undefined
}

/** Filters the log by staff member. The filter is part of the address. */
export function ChoosePerson({ people, chosen }: ChoosePersonProps) {
  const navigate = useNavigate()
  const [asked] = useSearchParams()
  function show(id: string): void {
    const next = new URLSearchParams(asked)
    next.delete('page')
    next.delete('by')
    if (id !== '') next.set('by', id)
    void navigate({ search: next.toString() }, { state: SAME_SCREEN })
  }
  const isListed = chosen === undefined || people.some(({ id }) => id === chosen.id)
  return (
    <select
      aria-label={texts.staffMember}
      value={chosen?.id ?? ''}
      onChange={({ target }) => show(target.value)}
      className="h-11 min-w-0 max-w-full rounded-control border border-edge bg-surface px-3 text-base max-sm:w-full"
    >
      <option value="">{texts.allStaff}</option>
      {[...people, ...(isListed ? [] : [chosen])].map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  )
}
