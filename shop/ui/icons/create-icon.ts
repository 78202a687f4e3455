import { createElement, type FunctionComponent, type SVGProps } from 'react'

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** A Lucide icon: its name and its elements in a 24 × 24 view box. */
interface IconData {
  name: string
  node: readonly Line[]
}

/**
 * Creates an icon component. Replaces Lucide's own factory (see `vite.config.ts`), which handles contexts, names and
 * widths that the shop does not use and adds 1 kB gzip to every page.
 */
export default function createIcon({ node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  const lines = joined(node).map(([tag, attributes]) => createElement(tag, attributes))
  return (props) =>
    createElement(
      'svg',
      {
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      lines,
    )
}

/** Merges consecutive paths into one element, because a product grid repeats the icon on each card. */
function joined(node: readonly Line[]): Line[] {
  const lines: Line[] = []
  for (const line of node) {
    const last = lines.at(-1)
    if (last && isPath(last) && isPath(line))
      lines[lines.length - 1] = ['path', { ...last[1], d: `${last[1].d}${line[1].d}` }]
    else lines.push(line)
  }
  return lines
}

/** Whether an element is a path with an absolute start and default attributes. */
const isPath = ([tag, { d, key: _, ...others }]: Line) =>
  tag === 'path' && d?.startsWith('M') === true && Object.keys(others).length === 0
