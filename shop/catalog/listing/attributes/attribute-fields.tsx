import { type Filters, formatNamedValue } from '../filters.ts'
import { AttributeChoices } from './attribute-choices.tsx'
import type { ListFilters } from './use-list-filters.ts'

interface AttributeFieldsProps {
  /** Undefined until it is loaded. Until then, and without JavaScript, the chosen values stay. */
  found: ListFilters | undefined
  filters: Filters
  change: (filters: Filters) => void
}

/** The option and attribute filters of a list. */
export function AttributeFields({ found, filters, change }: AttributeFieldsProps) {
  const { options, facts } = filters
  if (!found)
    return [
      ...options.map((option) => ({ name: 'option', value: formatNamedValue(option) })),
      ...facts.map((fact) => ({ name: 'fact', value: formatNamedValue(fact) })),
    ].map(({ name, value }) => <input key={`${name} ${value}`} type="hidden" name={name} value={value} />)
  return (
    <>
      <AttributeChoices
        field="option"
        offered={found.options}
        chosen={options}
        change={(options) => change({ ...filters, options })}
      />
      <AttributeChoices
        field="fact"
        offered={found.facts}
        chosen={facts}
        change={(facts) => change({ ...filters, facts })}
      />
    </>
  )
}
