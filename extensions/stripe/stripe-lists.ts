import { UnknownOutcome } from 'comptoir/extension'

interface Page<Thing> {
  data: Thing[]
  has_more: boolean
}

/**
 * Iterates over all pages of a Stripe list, newest first.
 * @param ask fetches the page after an id, or the first page
 * @throws UnknownOutcome for a page of another shape
 */
export async function* pagedList<Thing extends { id: string }>(
  ask: (after: { starting_after?: string }) => Promise<Page<Thing>>,
): AsyncGenerator<Thing> {
  let last: string | undefined
  for (;;) {
    const page = await ask(last === undefined ? {} : { starting_after: last })
    if (!Array.isArray(page.data)) throw new UnknownOutcome('The list of Stripe has an unknown format.')
    yield* page.data
    last = page.data.at(-1)?.id
    if (!page.has_more || last === undefined) return
  }
}
