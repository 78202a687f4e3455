import { type Filters, writtenValue } from '../filters.ts'
import { FactChoices } from './fact-choices.tsx'
import type { ListFilters } from './use-list-filters.ts'

interface FactFieldsProps {
  /** Undefined until it is loaded. Until then, and without JavaScript, the chosen values stay. */
  found: ListFilters | undefined
  filters: Filters
  change: (filters: Filters) => void
}

/** The option and attribute filters of a list. */
export function FactFields({ found, filters, change }: FactFieldsProps) {
  const { options, facts } = filters
  if (!found)
    return [
      ...options.map((option) => ({ name: 'option', value: writtenValue(option) })),
      ...facts.map((fact) => ({ name: 'fact', value: writtenValue(fact) })),
    ].map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
  return (
    <>
      <FactChoices
        field="option"
        offered={found.options}
        chosen={options}
        change={(options) => change({ ...filters, options })}
      />
      <FactChoices
        field="fact"
        offered={found.facts}
        chosen={facts}
        change={(facts) => change({ ...filters, facts })}
      />
    </>
  )
}
