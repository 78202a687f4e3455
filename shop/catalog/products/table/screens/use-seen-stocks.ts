import { useEffect, useState } from 'react'
import type { StaffProduct } from '../products-table.contract.ts'

/**
 * Remembers how many there were of each variant when it was listed last, over the pages: who counts many products at once counts from that.
 * @returns what finds that of products, by their ids
 */
export function useSeenStocks(listed: readonly StaffProduct[]) {
  const [seen, setSeen] = useState<ReadonlyMap<number, StaffProduct['variants']>>(new Map())
  useEffect(
    () => setSeen((before) => new Map([...before, ...listed.map(({ id, variants }) => [id, variants] as const)])),
    [listed],
  )
  return (ids: Iterable<number>) =>
    [...ids].flatMap((product) => (seen.get(product) ?? []).map(({ id, stock }) => ({ variant: id, stock })))
}
