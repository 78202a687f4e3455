import { useEffect, useState } from 'react'
import type { StaffProduct } from '../products-table.contract.ts'

/**
 * Remembers the listed stock of each variant across pages. A bulk count is relative to it.
 * @returns a function that returns the stocks of products by id
 */
export function useListedStocks(listed: readonly StaffProduct[]) {
  const [seen, setSeen] = useState<ReadonlyMap<number, StaffProduct['variants']>>(new Map())
  useEffect(
    () => setSeen((before) => new Map([...before, ...listed.map(({ id, variants }) => [id, variants] as const)])),
    [listed],
  )
  return (ids: Iterable<number>) =>
    [...ids].flatMap((product) => (seen.get(product) ?? []).map(({ id, stock }) => ({ variant: id, stock })))
}
