import type { OrderedVariant } from '../orders.contract.ts'

/** The unavailable items, and whether none was available; undefined if a toast explains the failure. */
export type ReorderResult = { missing: readonly OrderedVariant[]; isNothing: boolean } | undefined
