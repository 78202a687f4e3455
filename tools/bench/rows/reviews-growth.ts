import { growthRow } from '../in-turns.ts'
import { addManyReviews } from '../shops/many-reviews.ts'
import { stockedShops } from '../shops/stocked-shops.ts'
import type { BenchRow } from './row.ts'

const FEW = 100
const MANY = 100_000
/** Of each hundred reviews one gives a single star. */
const RARE = 0.01

/** How much longer the first page of many reviews of one product takes than that of few, whole and by a rating that few of them give. */
export async function measureReviewsGrowth(
  say: (sentence: string) => void,
  opened: AsyncDisposableStack,
): Promise<BenchRow[]> {
  const openStocked = await stockedShops(opened)
  const ask = await openStocked('reviews', (connection) => addManyReviews(connection, [FEW, MANY]))
  say(`Made ${MANY.toLocaleString('en')} reviews`)
  const first = (slug: string, query: string, expected: number) => async () => {
    const { count, took } = await ask(`/api/reviews/?productslug=${slug}${query}`)
    if (count !== expected) throw new Error(`The reviews of ${slug} count ${count} instead of ${expected}.`)
    return took
  }
  const size = `${MANY.toLocaleString('en')} reviews of one product`
  return [
    await growthRow(`first page of ${size}, against ${FEW}`, {
      small: first('product-1', '', FEW),
      big: first('product-2', '', MANY),
    }),
    await growthRow(`first page of the rare one-star ones among them, against the usual ones of ${FEW}`, {
      small: first('product-1', '&ratinggte=4.5&ratinglte=4.5', FEW * (1 - RARE)),
      big: first('product-2', '&ratinggte=1&ratinglte=1', MANY * RARE),
    }),
  ]
}
