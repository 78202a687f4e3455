import sax, { type QualifiedTag } from 'sax'
import { rulesIn, type StyleRule } from './style-rules.ts'
import { ELEMENTS, GROUPS, kindOfElement, type LeftOutOfDrawing, METADATA_ELEMENTS } from './svg-allowed.ts'

export const MAX_SVG_KIB = 256
const MAX_ELEMENTS = 10_000
const MAX_DEPTH = 64

const SVG = 'http://www.w3.org/2000/svg'
const XHTML = 'http://www.w3.org/1999/xhtml'
const XLINK = 'http://www.w3.org/1999/xlink'

// The default limit refuses attributes above 64 KiB, which paths can reach.
Object.assign(sax, { MAX_BUFFER_LENGTH: MAX_SVG_KIB * 1024 })

/** An error with a sentence about a refused drawing. */
export class SvgError extends Error {}

/** An element of a drawing with its attributes. */
export interface SvgElement {
  name: string
  attributes: Map<string, string>
  children: SvgElement[]
}

export interface ReadSvg {
  root: SvgElement
  rules: StyleRule[]
  /** Number of elements in the file. */
  elements: number
  leftOut: Set<LeftOutOfDrawing>
}

const NOT_A_DRAWING = 'Upload a valid SVG. The file you uploaded could not be read as one.'
const TEXT_IN_IT = 'Convert the text in the drawing to outlines (paths), because fonts differ between devices.'
export const TOO_INTRICATE = 'This drawing has too many parts. Simplify it, or save it as PNG.'

/**
 * Parses a drawing as UTF-8, ignoring its declaration, and returns the allowed elements.
 * @throws SvgError with a sentence if it cannot be parsed, has too many elements, or contains text
 */
export function readSvg(file: Buffer): ReadSvg {
  const leftOut = new Set<LeftOutOfDrawing>()
  const open: SvgElement[] = []
  let root: SvgElement | undefined
  let css = ''
  let count = 0
  /** Depth inside a skipped element, and whether that is a style sheet or text. */
  let skipped = 0
  let inside = ''

  const parser = sax.parser(true, { xmlns: true })
  parser.onerror = () => {
    throw new SvgError(NOT_A_DRAWING)
  }
  parser.onprocessinginstruction = ({ name }) => {
    if (name !== 'xml') leftOut.add('links')
  }
  parser.onopentag = (tag) => {
    const { local, uri, attributes } = tag as QualifiedTag
    count += 1
    if (count > MAX_ELEMENTS || open.length + skipped >= MAX_DEPTH) throw new SvgError(TOO_INTRICATE)
    if (skipped > 0) {
      skipped += 1
      return
    }
    const isOfSvg = uri === SVG || uri === ''
    if (!root && !(isOfSvg && local === 'svg')) throw new SvgError(NOT_A_DRAWING)
    const name = GROUPS.has(local) ? 'g' : local
    if (!isOfSvg || !ELEMENTS.has(name)) {
      skipped = 1
      inside = isOfSvg ? local : ''
      if (uri === XHTML) leftOut.add('scripts')
      else if (isOfSvg && local !== 'style' && local !== 'text' && !METADATA_ELEMENTS.has(local))
        leftOut.add(kindOfElement(local))
      return
    }
    if (local === 'a') leftOut.add('links')
    const element = { name, attributes: attributesOf(attributes, leftOut), children: [] }
    if (local === 'a') element.attributes.delete('href')
    open.at(-1)?.children.push(element)
    root ??= element
    open.push(element)
  }
  parser.onclosetag = () => {
    if (skipped > 0) skipped -= 1
    else open.pop()
  }
  const write = (text: string) => {
    if (skipped === 1 && inside === 'style') css += text
    if (skipped > 0 && inside === 'text' && text.trim() !== '') throw new SvgError(TEXT_IN_IT)
  }
  parser.ontext = write
  parser.oncdata = write

  parser.write(decoded(file)).close()
  if (!root) throw new SvgError(NOT_A_DRAWING)
  return { root, rules: rulesIn(css, (what) => leftOut.add(what)), elements: count, leftOut }
}

/** @throws SvgError for any encoding other than UTF-8, also if declared */
function decoded(file: Buffer): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(file)
    if (!text.includes('\0')) return text
  } catch {
    // The error below covers this case.
  }
  throw new SvgError(NOT_A_DRAWING)
}

/** Returns the attributes without a namespace, and `href` of XLink. */
function attributesOf(all: QualifiedTag['attributes'], leftOut: Set<LeftOutOfDrawing>): Map<string, string> {
  const found = new Map<string, string>()
  for (const { local, prefix, uri, value } of Object.values(all)) {
    if (/^on/i.test(local)) leftOut.add('scripts')
    else if (local === 'href' && uri === XLINK && !found.has('href')) found.set('href', value)
    else if (prefix === '') found.set(local, value)
  }
  return found
}
