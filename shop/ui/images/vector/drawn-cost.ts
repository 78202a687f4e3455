import type { SvgElement } from './read-svg.server.ts'
import { paintedBy } from './svg-allowed.ts'

/** Maximum depth of elements that use each other. */
const MAX_STEPS = 200

/** Counts the drawn elements, each as often as it is used; infinite for cycles and for too deep nesting. */
export function drawnCost(root: SvgElement): number {
  const byId = new Map<string, SvgElement>()
  const find = (element: SvgElement) => {
    const id = element.attributes.get('id')
    if (id !== undefined && !byId.has(id)) byId.set(id, element)
    element.children.forEach(find)
  }
  find(root)

  const known = new Map<SvgElement, number>()
  const costOf = (element: SvgElement, steps: number): number => {
    const cost = known.get(element) ?? (steps > MAX_STEPS ? Number.POSITIVE_INFINITY : undefined)
    if (cost !== undefined) return cost
    // A second visit during the count means a cycle.
    known.set(element, Number.POSITIVE_INFINITY)
    const used = referencesOf(element).flatMap((id) => byId.get(id) ?? [])
    const sum = [...element.children, ...used].reduce((total, one) => total + costOf(one, steps + 1), 1)
    known.set(element, sum)
    return sum
  }
  return costOf(root, 0)
}

/** Returns the ids of other elements that an element uses. */
function referencesOf({ attributes }: SvgElement): string[] {
  return [...attributes].flatMap(([name, value]) => {
    if (name === 'href') return [value.slice(1)]
    const values = name === 'style' ? value.split(';').map((one) => one.slice(one.indexOf(':') + 1)) : [value]
    return values.flatMap((one) => paintedBy(one) ?? [])
  })
}
