import { useNavigate, useSearchParams } from 'react-router'
import { texts } from '#texts/core/activity-log'
import { SAME_SCREEN } from '../../ui/same-screen.ts'
import { FilterSelect } from '../admin-kit/lists/filter-select.tsx'
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
  const [searchParams] = useSearchParams()
  function show(id: string | undefined): void {
    const next = new URLSearchParams(searchParams)
    next.delete('page')
    next.delete('by')
    if (id !== undefined) next.set('by', id)
    void navigate({ search: next.toString() }, { state: SAME_SCREEN })
  }
  const isListed = chosen === undefined || people.some(({ id }) => id === chosen.id)
  return (
    <FilterSelect
      label={texts.staffMember}
      all={texts.allStaff}
      value={chosen && String(chosen.id)}
      choices={[...people, ...(isListed ? [] : [chosen])].map(({ id, name }) => [String(id), name] as const)}
      choose={show}
      className="max-sm:w-full"
    />
  )
}
