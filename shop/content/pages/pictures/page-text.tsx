import { useSharedTextLanguage, useTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { srcSet } from '../../../ui/images/image-url.ts'
import type { MarkdownBlock } from '../../../ui/markdown/markdown.contract.ts'
import { Markdown } from '../../../ui/markdown/markdown.tsx'
import type { PageBlock } from './page-text.contract.ts'

/** The width of the text in pixels. */
const TEXT_WIDTH = 720

interface PageTextProps {
  title: string
  blocks: readonly PageBlock[]
  /** The element of the title; the screen of the editor has another heading. */
  heading?: 'h1' | 'p'
  /** The fields in the language of the page; the others are in that of the owner. */
  translated?: readonly string[] | undefined
}

/** The title and text of a page. */
export function PageText({ title, blocks, heading: Heading = 'h1', translated }: PageTextProps) {
  const lang = useTextLanguage({ translated }, 'title')
  return (
    <>
      <Heading lang={lang} className="wrap-anywhere font-display font-semibold text-3xl">
        {title}
      </Heading>
      {partsOf(blocks).map((part, index) =>
        Array.isArray(part) ? (
          <Markdown
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
            key={index}
            blocks={part}
            headings={2}
            isTranslated={translated?.includes('text')}
            className="mt-8 text-lg"
          />
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <PictureOfText key={index} {...part} />
        ),
      )}
    </>
  )
}

type PictureBlock = Extract<PageBlock, { kind: 'picture' }>

/** Returns pictures, and the blocks of text between them. */
function partsOf(blocks: readonly PageBlock[]): (MarkdownBlock[] | PictureBlock)[] {
  const parts: (MarkdownBlock[] | PictureBlock)[] = []
  for (const block of blocks) {
    const last = parts.at(-1)
    if (block.kind === 'picture') parts.push(block)
    else if (Array.isArray(last)) last.push(block)
    else parts.push([block])
  }
  return parts
}

/** A picture in its own ratio. Its space is reserved, so the layout does not shift. */
function PictureOfText({ picture, width, height, alt }: PictureBlock) {
  return (
    <img
      src={picture}
      srcSet={srcSet(picture)}
      sizes={`(min-width: 48rem) ${Math.min(width, TEXT_WIDTH)}px, 92vw`}
      alt={alt}
      lang={useSharedTextLanguage()}
      width={width}
      height={height}
      loading="lazy"
      decoding="async"
      className="mx-auto mt-8 h-auto max-w-full rounded-card bg-awaited"
    />
  )
}
