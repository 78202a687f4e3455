import { expect, test } from 'vitest'
import type { MarkdownBlock } from '../../ui/markdown/markdown.contract.ts'
import { splitLead } from './split-lead.ts'

const paragraph = (...content: Extract<MarkdownBlock, { kind: 'paragraph' }>['content']): MarkdownBlock => ({
  kind: 'paragraph',
  content,
})

test('the first sentence becomes the lead, and no text is lost', () => {
  const blocks = [
    paragraph({ text: 'We went through eleven mugs. This one ' }, { text: 'stayed', bold: true }),
    paragraph({ text: 'More.' }),
  ]
  expect(splitLead(blocks)).toEqual({
    lead: 'We went through eleven mugs.',
    rest: [paragraph({ text: 'This one ' }, { text: 'stayed', bold: true }), paragraph({ text: 'More.' })],
  })
  expect(splitLead([paragraph({ text: 'A bowl for everything.' })])).toEqual({
    lead: 'A bowl for everything.',
    rest: [],
  })
})

test.each([
  ['nothing', []],
  ['a heading', [{ kind: 'heading' as const, level: 3, content: [{ text: 'Size. And more.' }] }]],
  ['bold letters', [paragraph({ text: 'Bold from the first word. Yes.', bold: true })]],
  ['a sentence over two lines', [paragraph({ text: 'Line one\nand line two. Then.' })]],
  ['a very long sentence', [paragraph({ text: `${'word '.repeat(40)}end. Then.` })]],
  ['an abbreviation', [paragraph({ text: 'It weighs approx. 200 g in all' })]],
  ['a number with a point', [paragraph({ text: 'No. 5' })]],
])('a text that begins with %s has no lead', (_, blocks: MarkdownBlock[]) => {
  expect(splitLead(blocks)).toEqual({ lead: undefined, rest: blocks })
})
