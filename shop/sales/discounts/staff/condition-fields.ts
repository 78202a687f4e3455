/** The form field with the chosen condition, as `extension:name`; empty for none. */
export const CONDITION = 'condition'

const PREFIX = 'condition[values]['

/** Returns the name of the form field for a field of a condition, as errors of the API name it. */
export const fieldName = (name: string): string => `${PREFIX}${name}]`

export const keyOf = ({ extension, name }: { extension: string; name: string }): string => `${extension}:${name}`

/** Reads the chosen condition of a form; null for none. */
export function readConditionFields(form: FormData) {
  const [extension = '', name = ''] = String(form.get(CONDITION) ?? '').split(':')
  if (extension === '') return null
  const values: Record<string, string> = {}
  for (const [field, value] of form)
    if (field.startsWith(PREFIX)) values[field.slice(PREFIX.length, -1)] = String(value)
  return { extension, name, values }
}
