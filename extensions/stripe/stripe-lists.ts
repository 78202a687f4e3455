import { UnknownOutcome } from 'comptoir/extension'

interface Page<Item> {
  data: Item[]
  has_more: boolean
}

/**
 * Iterates over all pages of a Stripe list, newest first.
 * @param fetchPage fetches the page after an id, or the first page
 * @throws UnknownOutcome for a page of another shape
 */
export async function* pagedList<Item extends { id: string }>(
  fetchPage: (after: { starting_after?: string }) => Promise<Page<Item>>,
): AsyncGenerator<Item> {
  let last: string | undefined
  for (;;) {
    const page = await fetchPage(last === undefined ? {} : { starting_after: last })
    if (!Array.isArray(page.data)) throw new UnknownOutcome('The list of Stripe has an unknown format.')
    yield* page.data
    last = page.data.at(-1)?.id
    if (!page.has_more || last === undefined) return
  }
}
