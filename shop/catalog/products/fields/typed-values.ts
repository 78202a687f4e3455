import { isSameValue } from '../read/options.ts'

/** Returns the values that were typed, each once: parted by semicolons where there is one, so that a value may hold commas. */
export function typedValues(typed: string): string[] {
  const values = typed.split(typed.includes(';') ? ';' : ',').map((value) => value.trim())
  return values.filter(
    (value, index) => value !== '' && values.findIndex((other) => isSameValue(other, value)) === index,
  )
}

/** Returns values as `typedValues` reads them. A single one that holds a comma ends with a semicolon. */
export function listedValues(values: readonly string[]): string {
  if (!values.some((value) => value.includes(','))) return values.join(', ')
  return values.length === 1 ? `${values[0]};` : values.join('; ')
}
