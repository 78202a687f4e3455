import { drawnCost } from './drawn-cost.ts'
import { type ReadSvg, readSvg, type SvgElement, SvgError, TOO_INTRICATE } from './read-svg.server.ts'
import { appliesTo, type Declaration, declarationsIn } from './style-rules.ts'
import { ATTRIBUTES, isHarmless, isLink, type LeftOutOfDrawing, SVG_ID } from './svg-allowed.ts'
import { type SvgSize, sizeOf } from './svg-size.ts'

/** Maximum number of drawn elements, counting each use. */
const MAX_COST = 20_000
const MAX_NUMBER = 1_000_000
/** Each style rule is compared with each element. */
const MAX_RULE_ELEMENT_PAIRS = 1_000_000
/** Characters of all style attributes, because each element gets a copy of its declarations. */
const MAX_STYLE_CHARACTERS = 4_000_000
const NUMBER = /[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi
/** A colour or an id may look like a number. */
const NAMED = /#[\w.:-]+/g

const NO_SIZE = 'This drawing has no size. Add a viewBox, or a width and a height.'
const TOO_LARGE = 'Ensure no number in the drawing is larger than 1,000,000.'

/** A drawing that contains only allowed elements, attributes and values. Serializable as JSON. */
export interface CleanSvg extends SvgSize {
  /** The text before and after the width and height of the root element. */
  text: readonly [before: string, after: string]
  leftOut: readonly LeftOutOfDrawing[]
}

/** Writes a cleaned drawing with a size in pixels. */
export const writeSvg = ({ text: [before, after] }: Pick<CleanSvg, 'text'>, width: number, height: number): string =>
  `${before} width="${width}" height="${height}"${after}`

/**
 * Rewrites a drawing from an allow-list of elements, attributes and values. Call it in the drawing process
 * only (`readCleanSvg`).
 * @throws SvgError with a sentence for the field
 */
export function cleanSvg(file: Buffer): CleanSvg {
  const read = readSvg(file)
  const size = sizeOf(read.root.attributes)
  if (!size) throw new SvgError(NO_SIZE)
  if (read.rules.length * read.elements > MAX_RULE_ELEMENT_PAIRS) throw new SvgError(TOO_INTRICATE)
  const root = cleaned(read.root, { ...read, styleCharacters: 0 })
  if (drawnCost(root) > MAX_COST) throw new SvgError(TOO_INTRICATE)
  for (const name of ['x', 'y', 'width', 'height']) root.attributes.delete(name)
  root.attributes.set('viewBox', size.viewBox.join(' '))
  const before = `<svg${attributesText(new Map([['xmlns', 'http://www.w3.org/2000/svg'], ...root.attributes]))}`
  return { ...size, text: [before, contentText(root)], leftOut: [...read.leftOut] }
}

interface Cleaning extends ReadSvg {
  /** Characters of the style attributes so far. */
  styleCharacters: number
}

/** Converts stylesheet rules to style attributes of the elements that they apply to. */
function cleaned(element: SvgElement, read: Cleaning): SvgElement {
  const { rules, leftOut } = read
  const { name } = element
  const attributes = new Map<string, string>()
  const given = (attribute: string) => element.attributes.get(attribute) ?? ''
  for (const [attribute, typed] of element.attributes) {
    const value = withoutDoubleQuotes(typed)
    if (attribute === 'id' && SVG_ID.test(value)) attributes.set('id', value)
    else if (attribute === 'href' && /^#[\w.:-]{1,200}$/.test(value)) attributes.set('href', value)
    else if (attribute === 'href') leftOut.add('links')
    else if (attribute === 'filter') leftOut.add('effects')
    else if (ATTRIBUTES.has(attribute) && isHarmless(value)) attributes.set(attribute, value)
    else if (ATTRIBUTES.has(attribute)) leftOut.add(isLink(value) ? 'links' : 'other parts')
  }
  const self = { name, id: given('id'), classes: new Set(given('class').split(/\s+/).filter(Boolean)) }
  const declarations: Declaration[] = [
    ...rules.filter((rule) => appliesTo(rule, self)).flatMap((rule) => rule.declarations),
    ...declarationsIn(given('style'), (what) => leftOut.add(what)),
  ]
  if (declarations.length > 0) {
    const style = [...new Map(declarations)].map(([property, value]) => `${property}:${value}`).join(';')
    read.styleCharacters += style.length
    if (read.styleCharacters > MAX_STYLE_CHARACTERS) throw new SvgError(TOO_INTRICATE)
    attributes.set('style', style)
  }
  for (const [attribute, value] of attributes)
    if (attribute !== 'id' && largestIn(value) > MAX_NUMBER) throw new SvgError(TOO_LARGE)
  return { name, attributes, children: element.children.map((child) => cleaned(child, read)) }
}

/** Prepares a value for a double-quoted attribute. */
const withoutDoubleQuotes = (value: string) => value.trim().replaceAll('"', "'")

function largestIn(value: string): number {
  let largest = 0
  for (const [number] of value.replace(NAMED, '').matchAll(NUMBER))
    largest = Math.max(largest, Math.abs(Number(number)))
  return largest
}

const written = (element: SvgElement): string =>
  `<${element.name}${attributesText(element.attributes)}${contentText(element)}`

const attributesText = (attributes: ReadonlyMap<string, string>): string =>
  [...attributes].map(([attribute, value]) => ` ${attribute}="${escaped(value)}"`).join('')

const contentText = ({ name, children }: SvgElement): string =>
  children.length === 0 ? '/>' : `>${children.map(written).join('')}</${name}>`

const escaped = (value: string) => value.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
