import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import { href } from 'react-router'
import { loadSharp } from '../../ui/images/load-sharp.server.ts'
import { GUIDES, type Guide, type GuidePage } from './help.contract.ts'

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')
/** Path of the pictures of the guide, without the file name. */
export const PICTURES_PATH = '/api/guide_pictures/'

const parser = new MarkdownIt({ html: false })

/**
 * Reads a page of `docs/guide` and renders it for the admin. Links to other guides lead to their admin screens; links
 * to other documents become plain text, because the shop serves the guide only.
 */
export async function renderGuide(name: Guide): Promise<GuidePage> {
  const source = await readFile(join(DOCS, 'guide', `${name}.md`), 'utf8')
  const tokens = parser.parse(source, {})
  const title = textAfter(tokens, 'heading_open')
  const summary = withoutReaders(textAfter(tokens, 'paragraph_open'))
  const body = tokens.slice(tokens.findIndex(({ type }) => type === 'paragraph_close') + 1)
  const sections = markHeadings(body)
  for (const token of body) {
    linkGuides(token.children ?? [])
    await measurePictures(token.children ?? [])
  }
  return { name, title, summary, sections, html: parser.renderer.render(body, parser.options, {}) }
}

/** Returns the bytes of a picture that the guide shows; undefined for any other file. */
export async function guidePicture(file: string): Promise<Buffer | undefined> {
  if (!/^[a-z-]+\.webp$/.test(file)) return undefined
  return readFile(join(DOCS, 'pictures', file)).catch(() => undefined)
}

const textOf = (token: Token | undefined) =>
  (token?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')

const textAfter = (tokens: readonly Token[], type: string) =>
  textOf(tokens[tokens.findIndex((token) => token.type === type) + 1])

/** Returns the first sentence of a page without its readers: 'For owners: how to …' becomes 'How to …'. */
function withoutReaders(text: string): string {
  const [sentence = ''] = text.replace(/^For [^:]+: /, '').split(/(?<=\.) /)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

/** Gives each heading the anchor that GitHub gives it, and returns the headings of the second level. */
function markHeadings(tokens: readonly Token[]): GuidePage['sections'] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return []
    const title = textOf(tokens[at + 1])
    const id = anchorOf(title)
    token.attrSet('id', id)
    return token.tag === 'h2' ? [{ id, title }] : []
  })
}

const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

function linkGuides(tokens: Token[]): void {
  let isDropped = false
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const address = guideAddress(String(token.attrGet('href')))
      if (address === undefined) isDropped = true
      else token.attrSet('href', address)
    }
    if (isDropped && (token.type === 'link_open' || token.type === 'link_close')) {
      if (token.type === 'link_close') isDropped = false
      token.type = 'text'
      token.tag = ''
      token.nesting = 0
      token.content = ''
    }
  }
}

/** Returns the admin address of a link such as `returns.md#refund-an-order`; undefined outside the guide. */
function guideAddress(link: string): string | undefined {
  if (link.startsWith('#') || link.startsWith('https://')) return link
  const [, name = '', anchor = ''] = /^([a-z-]+)\.md(#.+)?$/.exec(link) ?? []
  return (GUIDES as readonly string[]).includes(name) ? href('/admin/help/:name', { name }) + anchor : undefined
}

/** Adds width and height to pictures, so that the page doesn't move while they load. */
async function measurePictures(tokens: readonly Token[]): Promise<void> {
  for (const token of tokens) {
    if (token.type !== 'image') continue
    const file = basename(String(token.attrGet('src')))
    const { width, height } = await (await loadSharp())(join(DOCS, 'pictures', file)).metadata()
    token.attrSet('src', PICTURES_PATH + file)
    token.attrSet('width', String(width))
    token.attrSet('height', String(height))
    token.attrSet('loading', 'lazy')
  }
}
