import { z } from 'zod'
import { MarkdownBlock } from '../../../ui/markdown/markdown.contract.ts'

/** The maximum number of pictures in the text of a page. */
const MAX_PAGE_PICTURES = 40
/** The maximum size of an upload. */
export const MAX_PICTURE_MB = 8
/** The longest alternative text. */
export const MAX_ALT = 200
/** The title of a picture that carries no information. */
export const DECORATIVE = 'decorative'

/** A stored picture with the size of its widest rendition. */
export const PagePicture = z.object({
  picture: z.string().describe('address for the text of a page: `![alternative text](address)`'),
  width: z.int(),
  height: z.int(),
})
export type PagePicture = z.infer<typeof PagePicture>

/** A block of a page: text, or a picture on its own line. */
export const PageBlock = z.discriminatedUnion('kind', [
  ...MarkdownBlock.options,
  PagePicture.extend({
    kind: z.literal('picture'),
    alt: z.string().describe('empty for a decorative picture'),
  }),
])
export type PageBlock = z.infer<typeof PageBlock>

/** A picture as written in the text. */
export interface WrittenPicture {
  alt: string
  address: string
  isDecorative: boolean
}

// Both need linear time: no two adjacent parts match the same characters.
const LINE = /^ {0,3}!\[([^\]]*)\]\(\s*(?:<?([^\s)>]+)>?(?:\s+"([^"]*)")?\s*)?\)\s*$/
const ANYWHERE = /(?<!\\)!\[[^[\]]*\]\(/
const OWN_ADDRESS = /^\/media\/([0-9a-z]{24})\/\d+\.webp$/

/** Returns the picture of a line; undefined for a line of text. */
export function pictureOfLine(line: string): WrittenPicture | undefined {
  const [, alt, address = '', title] = LINE.exec(line) ?? []
  return alt === undefined ? undefined : { alt: alt.trim(), address, isDecorative: title === DECORATIVE }
}

/** Returns the key of an own picture; undefined for other addresses. */
export const keyOfPicture = (address: string): string | undefined => OWN_ADDRESS.exec(address)?.[1]

/** Returns the keys of the own pictures of a text, each once. */
export const picturesIn = (text: string): string[] => [
  ...new Set(text.split('\n').flatMap((line) => keyOfPicture(pictureOfLine(line)?.address ?? '') ?? [])),
]

/** Returns why the pictures of a text cannot be saved. */
export function pictureErrors(text: string): string[] {
  const lines = text.split('\n')
  const pictures = lines.flatMap((line) => pictureOfLine(line) ?? [])
  const errors: string[] = []
  for (const { alt, address, isDecorative } of pictures) {
    if (keyOfPicture(address) === undefined)
      errors.push(
        `Only pictures that were uploaded here can be shown. Upload this one with “Add picture”: ${address.slice(0, 80)}`,
      )
    if (alt === '' && !isDecorative)
      errors.push(
        `Describe each picture between the square brackets, or mark it as decorative: ![](${address.slice(0, 80)} "${DECORATIVE}")`,
      )
    if ([...alt].length > MAX_ALT) errors.push(`Ensure each description has no more than ${MAX_ALT} characters.`)
  }
  const isInside = lines.some((line) => pictureOfLine(line) === undefined && ANYWHERE.test(line))
  if (isInside) errors.push('Put each picture on a line of its own.')
  if (pictures.length > MAX_PAGE_PICTURES) errors.push(`A page can have at most ${MAX_PAGE_PICTURES} pictures.`)
  return [...new Set(errors)]
}
