/**
 * Creates the function that returns a URL's path for the log, without query. Paths that contain visitors' input are
 * replaced by their pattern, also if the rest of the path is unknown.
 * @param patterns such as `/search/:words`
 */
export function pathForLog(patterns: readonly string[]): (url: string) => string {
  const known = patterns.map((pattern) => ({ pattern, start: pattern.slice(0, pattern.indexOf(':')) }))
  return (url) => {
    const path = url.split('?', 1)[0] ?? ''
    const found = known.find(({ start }) => path.length > start.length && path.startsWith(start))
    return found?.pattern ?? path
  }
}
