import fc from 'fast-check'
import { expect, test } from 'vitest'
import { often } from '../../../../tests/deep.ts'
import { findInDrawing } from '../../../../tests/fixtures/pictures/svg-allow-list.ts'
import { cleanSvg, writeSvg } from './clean-svg.server.ts'
import { SvgError } from './read-svg.server.ts'

const ELEMENTS =
  'g path rect use a switch defs style script image animate set foreignObject filter feImage title metadata linearGradient pattern mask svg h:body h:script s:script iframe marker'
const ATTRIBUTES =
  'id class d x width fill stroke style href xlink:href xlink:title onload onClick transform filter mask clip-path xml:base src s:href points viewBox stroke-dasharray'
const VALUES = [
  'a',
  '#a',
  '#82d4e6',
  'url(#a)',
  "url('#b') none",
  'url(https://evil.example/x#a)',
  'URL( //evil.example )',
  'javascript:alert(1)',
  'data:text/html,x',
  'M0 0h9v9z',
  'rotate(45 1 1)',
  'image(x)',
  'expression(alert(1))',
  'fill:url(#a);stroke:url(//evil.example)',
  'fill:\\75rl(//evil.example)',
  'a"b',
  '&lt;script&gt;',
  "'/>",
  '.a{fill:red}',
  '0 0 9 9',
]
const TEXTS = [
  '',
  'x',
  '.a{fill:url(#a)} g#a.a{stroke:red!important}',
  '@import "//evil.example";',
  '<![CDATA[<script>]]>',
  '/*',
  '}{',
  '&amp;',
]

const attributes = fc.dictionary(fc.constantFrom(...ATTRIBUTES.split(' ')), fc.constantFrom(...VALUES), { maxKeys: 4 })
const { element } = fc.letrec<{ element: string }>((tie) => ({
  element: fc
    .tuple(
      fc.constantFrom(...ELEMENTS.split(' ')),
      attributes,
      fc.constantFrom(...TEXTS),
      fc.oneof({ maxDepth: 4 }, fc.constant([]), fc.array(tie('element'), { maxLength: 3 })),
    )
    .map(([name, given, text, children]) => {
      const all = Object.entries(given).map(
        ([attribute, value]) => ` ${attribute}="${value.replaceAll('"', '&quot;')}"`,
      )
      return `<${name}${all.join('')}>${text}${children.join('')}</${name}>`
    }),
}))
const NAMESPACES =
  'xmlns="http://www.w3.org/2000/svg" xmlns:s="http://www.w3.org/2000/svg" xmlns:h="http://www.w3.org/1999/xhtml" xmlns:xlink="http://www.w3.org/1999/xlink"'

/** Returns the sanitized file; undefined if it is refused. */
function cleanedOrRefused(file: string): string | undefined {
  try {
    return writeSvg(cleanSvg(Buffer.from(file)), 40, 20)
  } catch (error) {
    if (error instanceof SvgError) return undefined
    throw error
  }
}

test('sanitizes any mix of allowed and harmful elements to allowed ones, idempotently', () => {
  let written = 0
  const drawings = fc.array(element, { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(drawings, (inside) => {
      const clean = cleanedOrRefused(`<svg ${NAMESPACES} viewBox="0 0 100 50">${inside.join('')}</svg>`)
      if (clean === undefined) return
      written += 1
      expect(findInDrawing(clean)).toEqual([])
      expect(cleanedOrRefused(clean)).toBe(clean)
    }),
    { numRuns: often(500) },
  )
  expect(written).toBeGreaterThan(100)
})

test('sanitizes any bytes or refuses them with a sentence', () => {
  const pieces = fc.constantFrom(
    '<svg ',
    '<!DOCTYPE',
    '<![CDATA[',
    ']]>',
    '<?xml',
    '?>',
    '&#0;',
    '&#x41;',
    '>',
    '"',
    NAMESPACES,
    'viewBox="0 0 9 9"',
    '<g/>',
    '</svg>',
    '\uFEFF',
    '<!--',
  )
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 20 }), (all) => {
      const clean = cleanedOrRefused(all.join(''))
      if (clean !== undefined) expect(findInDrawing(clean)).toEqual([])
    }),
    { numRuns: often(500) },
  )
})

const styled = (rules: number, declarations: number, elements: number) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>${Array(rules).fill('*').join()}{${'fill:#a;'.repeat(declarations)}}</style>${'<g/>'.repeat(elements - 2)}</svg>`,
  )

test('rejects a drawing with more than 1 million rule-element pairs', () => {
  expect(writeSvg(cleanSvg(styled(1_000, 1, 1_000)), 9, 9)).toContain('style="fill:#a"')
  expect(() => cleanSvg(styled(1_000, 1, 1_001))).toThrow('This drawing has too many parts.')
})

test('stores each declared property of a rule once, however often it is repeated', () => {
  const begun = performance.now()
  expect(writeSvg(cleanSvg(styled(300, 15_000, 1_000)), 9, 9)).toContain('style="fill:#a"')
  // Comparing 15,000 declarations of 300 rules with each element would take minutes.
  expect(performance.now() - begun).toBeLessThan(3_000)
})

test('rejects a drawing with more than 4 million characters of style attributes', () => {
  const dashes = `stroke-dasharray:${'1 '.repeat(5_000)}`
  const file = (elements: number) =>
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><style>g{${dashes}}</style>${'<g/>'.repeat(elements)}</svg>`,
    )
  expect(cleanSvg(file(100)).leftOut).toEqual([])
  expect(() => cleanSvg(file(1_000))).toThrow('This drawing has too many parts.')
})
