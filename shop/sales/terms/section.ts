import type { MarkdownBlock } from '../../ui/markdown/markdown.contract.ts'

/** A paragraph with Markdown links: `[contact form](/contact)`. Line breaks have no meaning. */
export type Prose = string

/** A part of a clause. */
export type Part =
  | Prose
  | { list: readonly Prose[] }
  | { terms: readonly { term: string; text: Prose }[] }
  | { boxed: string; text: readonly Part[] }
  | { markdown: readonly MarkdownBlock[]; isTranslated?: boolean | undefined }

export interface Clause {
  /** The anchor to which other clauses link. */
  id?: string
  /** A clause with a title is numbered within its section. */
  title?: string
  /** The title is in the language of the owner. */
  isOwn?: boolean
  text: readonly Part[]
}

/** A numbered section of the terms; its number is its position. */
export interface Section {
  /** The anchor in the address. */
  id: string
  title: string
  /** The title is in the language of the owner. */
  isOwn?: boolean
  clauses: readonly Clause[]
}
