import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withoutOtherLoad } from '../../../tests/shortest-of.ts'
import { markdownText } from '../../ui/markdown/markdown-text.ts'
import { readMarkdown } from '../../ui/markdown/read-markdown.ts'
import { markdownFromHtml } from './formats/markdown-from-html.server.ts'
import { notesOnDropped } from './formats/notes-on-dropped-html.server.ts'

test.each([
  ['One<br>two<br/>three', 'One\ntwo\nthree'],
  ['One<br><br>two', 'One\n\ntwo'],
  ['<p>A <b>bold </b>word, <em>an <strong>other</strong></em>.</p>', 'A **bold** word, *an* ***other***.'],
  ['<b>Half</b>bold and snake_case 3 * 4', '**Half**bold and snake_case 3 * 4'],
  [
    '<a href="https://a.example/x (y)">See <b>this</b></a>',
    '[See](https://a.example/x%20%28y%29) **[this](https://a.example/x%20%28y%29)**',
  ],
  ['<a href="javascript:alert(1)">no</a><a href="//evil.example">!</a>', 'no!'],
  ['<h1>Big</h1><h2> </h2><h4><strong>Care</strong></h4>', '### Big\n\n#### Care'],
  [
    '<p>In it:</p><ul><li>a cup</li><li><p>two<br>lines</p><ol><li>one</li><li>two</li></ol></li></ul><p>End</p>',
    'In it:\n\n- a cup\n- two\n  lines\n  1. one\n  2. two\n\nEnd',
  ],
  ['<table><tr><td>S</td><td>40 cm</td></tr><tr><td>M</td><td>44 cm</td></tr></table>', 'S · 40 cm\nM · 44 cm'],
  ['* a star, **none**', '\\* a star, \\*\\*none\\*\\*'],
  [
    '<p># 1</p><p>- no list</p><p>1. no list</p><p>[no](link) a_b_ \\*</p>',
    '\\# 1\n\n\\- no list\n\n1\\. no list\n\n[no\\](link) a_b\\_ \\\\\\*',
  ],
  [
    '<script>alert(1)</script><style>p{}</style><!-- no --><svg><text>no</text></svg>yes &eacute;&#x1F642;&unknown;',
    'yes é🙂&unknown;',
  ],
  ['3 < 4 and 5 > 2', '3 < 4 and 5 > 2'],
])('converts %s to Markdown', (html, markdown) => expect(markdownFromHtml(html)).toBe(markdown))

const INLINE = ['b', 'strong', 'i', 'em', 'span', 'a href="/x"', 'a href="javascript:x"']
const tagged = fc.letrec<{ inline: string }>((tie) => ({
  inline: fc.oneof(
    fc
      .string({ unit: fc.constantFrom(...'ab *_[]()\\#-1.é<&'), maxLength: 8 })
      .map((text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')),
    fc
      .tuple(fc.constantFrom(...INLINE), fc.array(tie('inline'), { maxLength: 3 }))
      .map(([tag, inner]) => `<${tag}>${inner.join('')}</${tag.split(' ')[0]}>`),
  ),
})).inline
const characters = (text: string) => text.replace(/\s+/g, '')

test('converts any HTML to its literal text without creating Markdown syntax', () => {
  fc.assert(
    fc.property(fc.array(tagged, { maxLength: 6 }), (parts) => {
      const said = characters(
        parts
          .join('')
          .replace(/<[^>]*>/g, '')
          .replaceAll('&lt;', '<')
          .replaceAll('&amp;', '&'),
      )
      const blocks = readMarkdown(markdownFromHtml(parts.join('')))
      expect(characters(markdownText(blocks))).toBe(said)
      expect(blocks.every(({ kind }) => kind === 'paragraph')).toBe(true)
    }),
    { numRuns: Number(process.env.RUNS ?? 300) },
  )
})

test('reads hostile HTML of any size in linear time', { tags: ['deep'] }, () => {
  const parts = [
    '<',
    '<!--',
    '<script',
    '&',
    ' &nbsp;',
    '<p> ',
    '</script',
    '<a <b',
    '<ul><li>',
    '<b>',
    '*',
    '_a',
    '[',
    '](',
    '<b>a',
    '</b>',
    '<a href=/>x',
  ]
  const began = performance.now()
  for (const part of parts) expect(typeof markdownFromHtml(part.repeat(20_000))).toBe('string')
  expect(withoutOtherLoad(performance.now() - began)).toBeLessThan(10_000)
})

const ELEMENTS =
  'a abbr address article aside audio b bdi bdo blockquote body button canvas caption center cite code data datalist dd del ' +
  'details dfn dialog div dl dt em embed fieldset figcaption figure font footer form h1 h2 h3 h4 h5 h6 header hgroup html i ' +
  'iframe img input ins kbd label legend li main map mark math menu meter nav noscript object ol optgroup option output p ' +
  'picture pre progress q rp rt ruby s samp script search section select slot small span strong style sub summary sup svg ' +
  'table tbody td template textarea tfoot th thead time title tr u ul var video'

test.each(ELEMENTS.split(' '))('keeps the text of the element %s, or notes that it was dropped', (name) => {
  const html = `<${name} src="https://x/y">word</${name}>`
  const dropped = notesOnDropped({ text: html, line: 2, column: 'Body (HTML)' })
  expect(markdownFromHtml(html).includes('word') || dropped.length > 0).toBe(true)
})

test('notes pictures, videos, forms and links of a description', () => {
  const text =
    '<img src="https://x/y.jpg"><iframe src="https://v/x"></iframe><form><input></form><a href="/products/y">rel</a>' +
    '<a href="other.html">near</a><a href="javascript:alert(1)">js</a><a href="https://x.example">far</a>'
  const reasons = notesOnDropped({ text, line: 2, column: 'Body (HTML)' }).map(({ reason }) => reason)
  expect(reasons).toEqual([
    'left out of the description: a picture (https://x/y.jpg)',
    'left out of the description: a video or other embed (https://v/x)',
    'left out of the description: a form',
    'a relative link of the description now points to this shop; check it (/products/y)',
    'left out of the description: a link (other.html)',
    'left out of the description: a link (javascript:alert(1))',
  ])
})
