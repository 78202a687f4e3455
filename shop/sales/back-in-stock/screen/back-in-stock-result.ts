import type { ActionResult } from '../../../ui/feedback/run-action.ts'

/** What became of a wish that was sent: for a visitor, to which address a link went. */
export type BackInStockResult = ActionResult & { sentTo?: string }

/** Of which variants a customer waits to be told. */
export interface AwaitedVariants {
  variants: number[]
}
