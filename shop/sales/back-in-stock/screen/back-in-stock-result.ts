import type { ActionResult } from '../../../ui/feedback/run-action.ts'

/** The result of a request; for a visitor, the address to which a link was sent. */
export type BackInStockResult = ActionResult & { sentTo?: string }

/** The variants with a notification for the customer. */
export interface AwaitedVariants {
  variants: number[]
}
