/**
 * Makes the function that returns the path of an address for the log, without its query. Paths that hold
 * words of a visitor are replaced by their
 * pattern, also where the rest of the address is unknown.
 * @param patterns of these paths, such as `/search/:words`
 */
export function pathForLog(patterns: readonly string[]): (url: string) => string {
  const known = patterns.map((pattern) => ({ pattern, start: pattern.slice(0, pattern.indexOf(':')) }))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const found = known.find(({ start }) => path.length > start.length && path.startsWith(start))
    return found?.pattern ?? path
  }
}
