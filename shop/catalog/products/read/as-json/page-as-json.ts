import type { PageOf } from '../../../../../lib/page-of.contract.ts'

/**
 * Returns a page of a list from results in JSON.
 * @param page with empty `results`
 */
export function pageAsJson(page: PageOf<never>, results: Iterable<string>): string {
  return `${JSON.stringify(page).slice(0, -']}'.length)}${[...results].join(',')}]}`
}
