import type { Token } from 'markdown-it'
import type { MarkdownBlock, MarkdownRun } from './markdown.contract.ts'

type List = Extract<MarkdownBlock, { kind: 'list' }>

/** A list during parsing. Deeper nesting is merged into the second level, so renderers need only two levels. */
export class OpenList {
  #depth = 0
  #list: List = emptyList(null)
  /** The list that was closed by the last token. */
  ended: List | undefined

  get isOpen(): boolean {
    return this.#depth > 0
  }

  take(token: Token): void {
    this.ended = undefined
    if (token.type === 'bullet_list_open') this.#open(null)
    if (token.type === 'ordered_list_open') this.#open(Number(token.attrGet('start') ?? 1))
    if (token.type === 'list_item_open') this.#openItem()
    if (!token.type.endsWith('_list_close')) return
    this.#depth -= 1
    if (this.#depth === 0) this.ended = this.#list
  }

  /** Adds a paragraph to the current item. */
  add(content: readonly MarkdownRun[]): void {
    const item = this.#list.items.at(-1)
    const runs = item?.lists.at(-1)?.items.at(-1) ?? item?.content
    runs?.push(...(runs.length > 0 ? [{ text: '\n\n' }] : []), ...content)
  }

  #open(start: number | null): void {
    this.#depth += 1
    if (this.#depth === 1) this.#list = emptyList(start)
    if (this.#depth === 2) this.#list.items.at(-1)?.lists.push({ start, items: [] })
  }

  #openItem(): void {
    if (this.#depth === 1) this.#list.items.push({ content: [], lists: [] })
    else this.#list.items.at(-1)?.lists.at(-1)?.items.push([])
  }
}

const emptyList = (start: number | null): List => ({ kind: 'list', start, items: [] })
