import type { AllSettingsResponse } from '../../core/settings/settings.contract.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

/**
 * Returns the values of a settings form. A group that was never saved starts with what other groups already know; all
 * of it is public.
 */
export function prefilled(settings: AllSettingsResponse, group: EditedGroup): AllSettingsResponse[EditedGroup] {
  const { version, values } = settings[group]
  if (version > 0) return settings[group]
  const known = Object.entries(knownValues(settings, group)).filter(([, value]) => value !== '')
  const empty = Object.entries(values).filter(([, value]) => value === '')
  const filled = known.filter(([name]) => empty.some(([field]) => field === name))
  return { version, values: { ...values, ...Object.fromEntries(filled) } } as AllSettingsResponse[EditedGroup]
}

function knownValues({ contact, legal }: AllSettingsResponse, group: EditedGroup): Record<string, string> {
  const inOneLine = contact.values.address.split('\n').join(', ')
  if (group === 'legal') return { address: inOneLine, telephone: contact.values.telephone }
  if (group === 'contact') return { address: legal.values.address, telephone: legal.values.telephone }
  if (group === 'payments') return { holder: legal.values.operator.slice(0, 70) }
  return {}
}
