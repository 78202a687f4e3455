import { expect, test } from 'vitest'
import { withoutOtherLoad } from '../../../tests/shortest-of.ts'
import type { MarkdownBlock } from './markdown.contract.ts'
import { markdownText } from './markdown-text.ts'
import { readMarkdown } from './read-markdown.ts'

const paragraph = (text: string): MarkdownBlock => ({ kind: 'paragraph', content: [{ text }] })

test('renders plain text with its lines, paragraphs and characters unchanged', () => {
  const plain = 'Made in Puisaye, 3 < 4 & 5 > 2.\nSoftens with each wash; 20 * 30 cm_wide_.'
  expect(readMarkdown(plain)).toEqual([paragraph(plain)])
  expect(readMarkdown(`${plain}\n\n\n${plain}`)).toEqual([paragraph(plain), paragraph(plain)])
  for (const text of [
    '<b onclick="alert(1)">Bold</b> &amp; <script>alert(1)</script>',
    'Title\n=====',
    '---',
    '> quoted',
    '`code` ~~gone~~ https://shop.example www.shop.example',
    '| a | b |',
    '```\ncode\n```',
    '#1 in France',
    '[1]: /elsewhere',
  ])
    expect(readMarkdown(text)).toEqual([paragraph(text)])
  expect(readMarkdown('')).toEqual([])
})

test('parses bold, italic, links, nested lists and headings from level 3', () => {
  const text = `# Care
Wash **cold**, *never **hot***, see [our **care**](/pages/care?a=1#x).

- Linen
- Oak

  Oiled twice.

  3. Sand
  4. Oil
     - thinly
- ### End
###### Six`
  expect(readMarkdown(text)).toEqual([
    { kind: 'heading', level: 3, content: [{ text: 'Care' }] },
    {
      kind: 'paragraph',
      content: [
        { text: 'Wash ' },
        { text: 'cold', bold: true },
        { text: ', ' },
        { text: 'never ', italic: true },
        { text: 'hot', bold: true, italic: true },
        { text: ', see ' },
        { text: 'our ', href: '/pages/care?a=1#x' },
        { text: 'care', bold: true, href: '/pages/care?a=1#x' },
        { text: '.' },
      ],
    },
    {
      kind: 'list',
      start: null,
      items: [
        { content: [{ text: 'Linen' }], lists: [] },
        {
          content: [{ text: 'Oak' }, { text: '\n\n' }, { text: 'Oiled twice.' }],
          lists: [{ start: 3, items: [[{ text: 'Sand' }], [{ text: 'Oil' }], [{ text: 'thinly' }]] }],
        },
        { content: [{ text: 'End', bold: true }], lists: [] },
      ],
    },
    { kind: 'heading', level: 6, content: [{ text: 'Six' }] },
  ])
  expect(markdownText(readMarkdown(text))).toBe(
    'Care\n\nWash cold, never hot, see our care.\n\nLinen\nOak\n\nOiled twice.\nSand\nOil\nthinly\nEnd\n\nSix',
  )
})

test('allows links to the web, mailboxes and the shop only, and no images', () => {
  const hrefOf = (href: string) =>
    readMarkdown(`[x](${href})`).flatMap((block) => (block.kind === 'list' ? [] : block.content))[0]?.href
  for (const href of ['https://a.example/b?c=d', 'http://a.example', 'mailto:a@b.example', '/products/mug?variant=7'])
    expect(hrefOf(href)).toBe(href)
  for (const href of [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#115;cript:alert(1)',
    '&#106;avascript:alert(1)',
    '<java\tscript:alert(1)>',
    '\u0001javascript:alert(1)',
    'data:text/html,<script>',
    'vbscript:x',
    'file:///etc/passwd',
    'tel:+33',
    '//evil.example',
    '\\\\evil.example',
    'products/mug',
    '#x',
  ])
    expect([href, hrefOf(href)]).toEqual([href, undefined])
  // Browsers would read the unescaped form as an external address.
  expect(hrefOf('/\\evil.example')).toBe('/%5Cevil.example')
  expect(readMarkdown('![A mug](/mug.png)')).toEqual([
    { kind: 'paragraph', content: [{ text: '!' }, { text: 'A mug', href: '/mug.png' }] },
  ])
})

test('parses hostile texts quickly and completely', () => {
  const deep = Array.from({ length: 300 }, (_, depth) => `${' '.repeat(depth * 2)}- a`).join('\n')
  expect(readMarkdown(deep)).toEqual([paragraph(deep)])
  const long = (part: string) => part.repeat(20_000 / part.length)
  const hostile = [
    '[',
    ']',
    '[a](',
    '*',
    '*a ',
    '**a *b ',
    'a**b_c ',
    '- ',
    '1. a\n',
    '\\',
    '# ',
    '[a](/b)',
    '![',
    '_a_ ',
    '`',
    '<',
    '(',
  ].map(long)
  hostile.push(`${'[a'.repeat(5000)}${']('.repeat(5000)}`, `[a](${'('.repeat(20_000)}`, deep)
  for (const text of hostile) {
    const began = performance.now()
    const depthOf = (value: unknown): number =>
      typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
    expect(depthOf(readMarkdown(text).slice(0, 100))).toBeLessThan(10)
    expect(withoutOtherLoad(performance.now() - began), text.slice(0, 20)).toBeLessThan(2_000)
  }
})
