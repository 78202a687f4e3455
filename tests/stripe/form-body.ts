/** A parsed form with names in brackets: `a[b][0]=c` is `{ a: { b: { 0: 'c' } } }`. */
export interface Parameters {
  [name: string]: string | Parameters
}

/** Parses a form as Stripe does. */
export function readForm(body: string): Parameters {
  const read: Parameters = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const path = name.split(/\[|\]\[|\]/).filter((part) => part !== '')
    let at = read
    for (const part of path.slice(0, -1)) {
      const inner = at[part]
      const next = typeof inner === 'object' ? inner : {}
      at[part] = next
      at = next
    }
    at[path.at(-1) ?? name] = value
  }
  return read
}

/** Returns the value under a path of names. */
export function at(parameters: Parameters, ...path: string[]): string | Parameters | undefined {
  let found: string | Parameters | undefined = parameters
  for (const part of path) found = typeof found === 'object' ? found[part] : undefined
  return found
}

export const textAt = (parameters: Parameters, ...path: string[]): string | undefined => {
  const found = at(parameters, ...path)
  return typeof found === 'string' ? found : undefined
}

/** Lists the names of all values, with `*` for list indexes. */
export function namesIn(parameters: Parameters, before = ''): string[] {
  return Object.entries(parameters).flatMap(([name, value]) => {
    const path = `${before}${before && '.'}${/^\d+$/.test(name) ? '*' : name}`
    return typeof value === 'string' ? [path] : namesIn(value, path)
  })
}
