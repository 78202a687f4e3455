import { createElement, type FunctionComponent, type SVGProps } from 'react'

type Line = readonly [tag: string, attributes: Readonly<Record<string, string>>]

/** An icon of Lucide: its name, and its lines in a square of 24. */
interface IconData {
  name: string
  node: readonly Line[]
}

/**
 * Makes the component of an icon, in place of Lucide's own maker (`vite.config.ts` sees to it): that one reads contexts, names and widths that the shop
 * has no use for, 1 kB gzip on every page.
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

/** Draws paths that follow each other as one: a grid of products has the icon of the bag on each card, and each element of it is made anew with the page. */
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

/** Whether a line says where it begins, whatever was drawn before it, and is drawn as all others are. */
const isPath = ([tag, { d, key: _, ...others }]: Line) =>
  tag === 'path' && d?.startsWith('M') === true && Object.keys(others).length === 0
