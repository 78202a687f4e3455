import type { AllSettingsResponse } from '../../core/settings/settings.contract.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'

/** The account of the owner who edits the settings. */
interface OwnerAccount {
  email: string
  first_name: string
  last_name: string
}

/**
 * Returns the values of a settings form. A group that was never saved starts with what other groups and the owner's
 * account already know. The shop stores these suggestions only with the form.
 */
export function prefilled(
  settings: AllSettingsResponse,
  group: EditedGroup,
  owner: OwnerAccount,
): AllSettingsResponse[EditedGroup] {
  const { version, values } = settings[group]
  if (version > 0) return settings[group]
  const known = Object.entries(knownValues(settings, group, owner)).filter(([, value]) => value !== '')
  const empty = Object.entries(values).filter(([, value]) => value === '')
  const filled = known.filter(([name]) => empty.some(([field]) => field === name))
  return { version, values: { ...values, ...Object.fromEntries(filled) } } as AllSettingsResponse[EditedGroup]
}

function knownValues(
  { contact, legal }: AllSettingsResponse,
  group: EditedGroup,
  { email, first_name, last_name }: OwnerAccount,
): Record<string, string> {
  const inOneLine = contact.values.address.split('\n').join(', ')
  const operator = legal.values.operator || `${first_name} ${last_name}`.trim()
  if (group === 'legal')
    return { operator, publisher: operator, address: inOneLine, telephone: contact.values.telephone }
  if (group === 'contact') return { email, address: legal.values.address, telephone: legal.values.telephone }
  if (group === 'notifications') return { recipients: contact.values.email || email }
  if (group === 'payments') return { holder: legal.values.operator.slice(0, 70) }
  return {}
}
