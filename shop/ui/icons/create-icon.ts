import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** An icon of Lucide: its name, and its lines in a square of 24. */
interface IconData {
  name: string
  node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]
}

/**
 * Makes the component of an icon, in place of Lucide's own maker (`vite.config.ts` sees to it): that one reads contexts, names and widths that the shop
 * has no use for, 1 kB gzip on every page.
 */
export default function createIcon({ node }: IconData): FunctionComponent<SVGProps<SVGSVGElement>> {
  const lines = node.map(([tag, attributes]) => createElement(tag, attributes))
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
