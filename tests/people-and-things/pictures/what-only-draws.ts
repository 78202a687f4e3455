/** The elements, attributes and characters that a displayed drawing may contain. */
const TAG =
  /^<\/?(?:svg|g|defs|symbol|use|path|rect|circle|ellipse|line|polyline|polygon|linearGradient|radialGradient|stop|pattern|clipPath|mask)(?: [a-zA-Z][\w-]*="[^"<>&]*")*\/?>$/
const NAMESPACE = 'xmlns="http://www.w3.org/2000/svg"'
const BEYOND = / on\w+=|script|http|data:|@|\\|xmlns|expression/i
const REFERENCE = /href="([^"]*)"|url\(([^)]*)\)/g

/** Returns the parts of a drawing that are not on the allow-list, in any spelling. */
export function findInDrawing(svg: string): string[] {
  const tags = svg.match(/<[^>]*>/g) ?? []
  const text = tags.join('') === svg ? [] : ['text']
  const beyond = BEYOND.exec(svg.replace(NAMESPACE, ''))?.slice(0, 1) ?? []
  const references = [...svg.matchAll(REFERENCE)].map(([, href, url]) => href ?? url ?? '')
  return [
    ...text,
    ...beyond,
    ...tags.filter((tag) => !TAG.test(tag)),
    ...references.filter((to) => !/^['"]?#[\w.:-]+['"]?$/.test(to)),
  ]
}
