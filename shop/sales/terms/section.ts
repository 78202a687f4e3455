/** A paragraph; links stand in it as in Markdown: `[contact form](/contact)`. Line breaks mean nothing. */
export type Prose = string

/** A piece of a clause, in the order in which it is read. */
export type Part =
  | Prose
  | { list: readonly Prose[] }
  | { terms: readonly { term: string; text: Prose }[] }
  | { boxed: string; text: readonly Part[] }

export interface Clause {
  /** Where other clauses link to. */
  id?: string
  /** A clause with a title is numbered within its section. */
  title?: string
  text: readonly Part[]
}

/** One of the numbered sections of the terms; its number is its place among them. */
export interface Section {
  /** The anchor in the address. */
  id: string
  title: string
  clauses: readonly Clause[]
}
