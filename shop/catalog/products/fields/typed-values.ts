import { isSameValue } from '../read/options.ts'

/** Splits typed values at semicolons if there are any, otherwise at commas. Removes duplicates. */
export function typedValues(typed: string): string[] {
  const values = typed.split(typed.includes(';') ? ';' : ',').map((value) => value.trim())
  return values.filter(
    (value, index) => value !== '' && values.findIndex((other) => isSameValue(other, value)) === index,
  )
}

/** Formats values so that `typedValues` parses them. A single value that contains a comma ends with a semicolon. */
export function listedValues(values: readonly string[]): string {
  if (!values.some((value) => value.includes(','))) return values.join(', ')
  return values.length === 1 ? `${values[0]};` : values.join('; ')
}
