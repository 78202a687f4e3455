import { isForeignHref } from '../../../lib/safe-href.ts'
import { useOwnerLanguage } from '../identity/shop-identity.ts'
import { usePageHref } from '../link.tsx'
import type { MarkdownBlock, MarkdownRun } from './markdown.contract.ts'

interface MarkdownProps {
  blocks: readonly MarkdownBlock[]
  /** Level of the highest headings; defaults to 3, below a title of level 2. */
  headings?: 2 | 3
  /** The text is in the language of the page, not in that of the owner. */
  isTranslated?: boolean | undefined
  className?: string
}

/** Renders parsed Markdown blocks. Line breaks of the source are preserved. */
export function Markdown({ blocks, headings = 3, isTranslated = false, className }: MarkdownProps) {
  const owner = useOwnerLanguage()
  return (
    <div lang={isTranslated ? undefined : owner} className={className}>
      {blocks.map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text have no other name
        <Block key={index} block={block} raisedBy={3 - headings} />
      ))}
    </div>
  )
}

function Block({ block, raisedBy }: { block: MarkdownBlock; raisedBy: number }) {
  if (block.kind === 'paragraph')
    return (
      // A margin of one empty line.
      <p className="mt-[1lh] whitespace-pre-line wrap-anywhere first:mt-0 [:is(h2,h3,h4,h5,h6)+&]:mt-1">
        <Runs runs={block.content} />
      </p>
    )
  if (block.kind === 'heading') {
    const Heading = `h${block.level - raisedBy}` as 'h3'
    return (
      <Heading
        className={`mt-6 wrap-anywhere font-display font-semibold first:mt-0 ${block.level === 3 ? 'text-lg' : ''}`}
      >
        <Runs runs={block.content} />
      </Heading>
    )
  }
  return (
    <List start={block.start} className="mt-2 wrap-anywhere first:mt-0">
      {block.items.map(({ content, lists }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={index} className="mt-1 whitespace-pre-line">
          <Runs runs={content} />
          {lists.map(({ start, items }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <List key={place} start={start}>
              {items.map((runs, position) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li key={position} className="mt-1">
                  <Runs runs={runs} />
                </li>
              ))}
            </List>
          ))}
        </li>
      ))}
    </List>
  )
}

interface ListProps {
  start: number | null
  className?: string
  children: React.ReactNode
}

function List({ start, className = '', children }: ListProps) {
  if (start === null) return <ul className={`${className} list-disc pl-6`}>{children}</ul>
  return (
    <ol start={start} className={`${className} list-decimal pl-6`}>
      {children}
    </ol>
  )
}

function Runs({ runs }: { runs: readonly MarkdownRun[] }) {
  // biome-ignore lint/suspicious/noArrayIndexKey: see above
  return runs.map((run, index) => <Run key={index} run={run} />)
}

function Run({ run: { text, bold, italic, href } }: { run: MarkdownRun }) {
  const slanted = italic ? <em>{text}</em> : text
  const shown = bold ? <strong className="font-semibold">{slanted}</strong> : slanted
  return href === undefined ? shown : <PlainLink to={href}>{shown}</PlainLink>
}

function PlainLink({ to, children }: { to: string; children: React.ReactNode }) {
  return (
    <a
      href={usePageHref(to)}
      rel={isForeignHref(to) ? 'external noopener noreferrer' : undefined}
      className="text-accent underline underline-offset-4"
    >
      {children}
    </a>
  )
}
