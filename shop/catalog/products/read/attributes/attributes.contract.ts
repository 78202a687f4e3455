/** A product attribute, such as its material. */
export interface Attribute {
  name: string
  value: string
}

/** Maximum number of attributes per product. */
const MAX_ATTRIBUTES = 20
const LINE = /^\s*([^:]*[^:\s])\s*:\s*(\S[^\n]*)$/
const MAX_NAME = 60
const MAX_VALUE = 120

/** Parses attributes, one per line: `Material: Oak`. Other lines are skipped. */
export const parseAttributes = (text: string): Attribute[] =>
  text.split('\n').flatMap((line) => {
    const [, name, value] = LINE.exec(line) ?? []
    return name === undefined || value === undefined ? [] : [{ name: name.trim(), value: value.trim() }]
  })

/** Parses attributes as a record of values by name. */
export const attributesByName = (text: string): Record<string, string> =>
  Object.fromEntries(text === '' ? [] : parseAttributes(text).map(({ name, value }) => [name, value]))

/** Formats attributes as text, one per line. */
export const formatAttributes = (facts: readonly Attribute[]): string =>
  facts.map(({ name, value }) => `${name}: ${value}`).join('\n')

/**
 * Returns the error of a typed attribute text; undefined if it is valid. Lengths count code points, as in the
 * database.
 */
export function attributeError(text: string): string | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  if (lines.length > MAX_ATTRIBUTES) return `Enter at most ${MAX_ATTRIBUTES} attributes.`
  const known = new Set<string>()
  for (const line of lines) {
    const [fact] = parseAttributes(line)
    if (!fact) return `Write a name, a colon and a value in “${line.trim().slice(0, 40)}”, such as Material: Oak.`
    if ([...fact.name].length > MAX_NAME) return `The name of an attribute can have at most ${MAX_NAME} characters.`
    if ([...fact.value].length > MAX_VALUE) return `The value of an attribute can have at most ${MAX_VALUE} characters.`
    const key = fact.name.toLowerCase()
    if (known.has(key)) return `“${fact.name}” is listed twice.`
    known.add(key)
  }
  return undefined
}
