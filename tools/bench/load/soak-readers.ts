import type { Desk } from '../../../tests/processes/mixed-writes.ts'
import type { SellingShop } from './soak-sellers.ts'

/** The readers' results so far. */
export interface Reads {
  pages: number
  /** Number of API responses. */
  answers: number
  /** Response times in ms. */
  times: number[]
}

export const nothingRead = (): Reads => ({ pages: 0, answers: 0, times: [] })

/**
 * Requests pages that change because of the writers and pages of other products, a few of them far more often than
 * most.
 */
export async function readMixed(
  { ask, shop: { mug, pot }, acknowledged }: Desk,
  { slugs, customer }: SellingShop,
  reads: Reads,
  stop: AbortSignal,
  rest: () => Promise<unknown>,
): Promise<void> {
  // Squared, so that half of the visits are to a quarter of the products.
  const anySlug = () => slugs[Math.floor(Math.random() ** 2 * slugs.length)]
  const authorization = `Token ${customer.token}`
  const questions: (() => [path: string, init?: RequestInit])[] = [
    () => ['/'],
    () => [`/products/${mug.slug}`],
    () => [`/products/${anySlug()}`],
    () => [`/products/${pot.slug}`],
    () => [`/products/${anySlug()}`],
    () => [`/reviews/${mug.slug}/null/0.5/5`],
    () => ['/search/mug'],
    // A search that has not been requested before.
    () => [`/search/thing?price_range=0,${1 + Math.floor(Math.random() * 100_000)}`],
    () => ['/search/pto'],
    () => ['/api/product/?page_size=1'],
    () => ['/api/product/', { headers: { authorization } }],
    () => ['/api/user/', { headers: { authorization } }],
    () => ['/api/popular/'],
    () => ['/api/suggestions/?q=mu'],
    () => ['/terms_of_services'],
    () => ['/nowhere'],
    () => ['/login'],
  ]
  for (let turn = Math.floor(Math.random() * questions.length); !stop.aborted; turn += 1) {
    const [path, init = {}] = questions[turn % questions.length]?.() ?? ['/']
    // Every third URL has an unknown parameter, like links from other sites.
    const address = turn % 3 === 0 ? `${path}${path.includes('?') ? '&' : '?'}n=${Math.random()}` : path
    const begun = performance.now()
    const answer = await ask(address, init)
    await answer.arrayBuffer()
    reads.times.push(performance.now() - begun)
    if (answer.status !== (path === '/nowhere' ? 404 : 200)) acknowledged.odd.push(`GET ${address} ${answer.status}`)
    reads[path.startsWith('/api/') ? 'answers' : 'pages'] += 1
    await rest()
  }
}
