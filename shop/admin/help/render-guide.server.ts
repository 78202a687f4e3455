import { readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import MarkdownIt, { type Token } from 'markdown-it'
import { href } from 'react-router'
import { FIRST_LANGUAGE, type Language } from '../../../lib/texts/languages.ts'
import { loadSharp } from '../../ui/images/load-sharp.server.ts'
import { GUIDES, type Guide, type GuidePage } from './help.contract.ts'

const DOCS = join(import.meta.dirname, '..', '..', '..', 'docs')
const GUIDE = join(DOCS, 'guide')
/** Path of the pictures of the guide, without the file name. */
export const PICTURES_PATH = '/api/guide_pictures/'

const parser = new MarkdownIt({ html: false })

/**
 * Reads a page of `docs/guide` in a language, in English if it is not translated, and renders it for the admin. Links
 * to other guides lead to their admin screens; links to other documents become plain text, because the shop serves the
 * guide only.
 */
export async function renderGuide(name: Guide, wanted: Language): Promise<GuidePage> {
  const { language, tokens, anchors } = await parseGuide(name, wanted)
  const title = textAfter(tokens, 'heading_open')
  const summary = withoutReaders(textAfter(tokens, 'paragraph_open'))
  const sections = markHeadings(tokens, anchors)
  const body = tokens.slice(tokens.findIndex(({ type }) => type === 'paragraph_close') + 1)
  for (const token of body) {
    await linkGuides(token.children ?? [], name, language)
    await measurePictures(token.children ?? [])
  }
  return { name, language, title, summary, sections, html: parser.renderer.render(body, parser.options, {}) }
}

/** Returns the bytes of a picture that the guide shows; undefined for any other file. */
export async function guidePicture(file: string): Promise<Buffer | undefined> {
  if (!/^[a-z-]+(?:\.[a-z]{2})?\.webp$/.test(file)) return undefined
  return readFile(join(DOCS, 'pictures', file)).catch(() => undefined)
}

const textOf = (token: Token | undefined) =>
  (token?.children ?? []).map(({ type, content }) => (type === 'softbreak' ? ' ' : content)).join('')

const textAfter = (tokens: readonly Token[], type: string) =>
  textOf(tokens[tokens.findIndex((token) => token.type === type) + 1])

/** Returns the first sentence of a page without its readers: 'For owners: how to …' becomes 'How to …'. */
function withoutReaders(text: string): string {
  const [sentence = ''] = text.replace(/^(?:For|Pour) [^:]+: /, '').split(/(?<=\.) /)
  return sentence.charAt(0).toUpperCase() + sentence.slice(1)
}

interface ParsedGuide {
  language: Language
  tokens: Token[]
  /** English anchors by the anchors that GitHub gives the headings of this page. */
  anchors: ReadonlyMap<string, string>
}

/** Parses `docs/guide/<language>/<name>.md`, or the English page if that file is missing. */
async function parseGuide(name: Guide, wanted: Language): Promise<ParsedGuide> {
  const english = parser.parse(await readFile(join(GUIDE, `${name}.md`), 'utf8'), {})
  const translated =
    wanted === FIRST_LANGUAGE
      ? undefined
      : await readFile(join(GUIDE, wanted, `${name}.md`), 'utf8').catch(() => undefined)
  const tokens = translated === undefined ? english : parser.parse(translated, {})
  const ids = headingsOf(english).map(anchorOf)
  return {
    language: translated === undefined ? FIRST_LANGUAGE : wanted,
    tokens,
    anchors: new Map(headingsOf(tokens).map((title, at) => [anchorOf(title), ids[at] ?? anchorOf(title)])),
  }
}

const headingsOf = (tokens: readonly Token[]) =>
  tokens.flatMap(({ type }, at) => (type === 'heading_open' ? [textOf(tokens[at + 1])] : []))

/** Gives each heading its English anchor, which addresses of all languages use, and returns the second level. */
function markHeadings(tokens: readonly Token[], anchors: ParsedGuide['anchors']): GuidePage['sections'] {
  return tokens.flatMap((token, at) => {
    if (token.type !== 'heading_open') return []
    const title = textOf(tokens[at + 1])
    const id = anchors.get(anchorOf(title)) ?? anchorOf(title)
    token.attrSet('id', id)
    return token.tag === 'h2' ? [{ id, title }] : []
  })
}

/** Returns the anchor that GitHub gives a heading. */
const anchorOf = (title: string) =>
  title
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')

async function linkGuides(tokens: Token[], from: Guide, language: Language): Promise<void> {
  let isDropped = false
  for (const token of tokens) {
    if (token.type === 'link_open') {
      const address = await guideAddress(String(token.attrGet('href')), from, language)
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
async function guideAddress(link: string, from: Guide, language: Language): Promise<string | undefined> {
  if (link.startsWith('https://')) return link
  const [isOfGuide, file, anchor] = /^(?:([a-z-]+)\.md)?(?:#(.+))?$/.exec(link) ?? []
  const name = GUIDES.find((one) => one === (file ?? from))
  if (isOfGuide === undefined || name === undefined) return undefined
  const path = file === undefined ? '' : href('/admin/help/:name', { name })
  if (anchor === undefined) return path
  const { anchors } = await parseGuide(name, language)
  return `${path}#${anchors.get(decodeURIComponent(anchor)) ?? anchor}`
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
