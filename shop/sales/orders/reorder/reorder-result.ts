import type { OrderedVariant } from '../orders.contract.ts'

/** What could not be bought again, and whether that was all of it; undefined when a toast says why nothing came of it. */
export type ReorderResult = { missing: readonly OrderedVariant[]; isNothing: boolean } | undefined
