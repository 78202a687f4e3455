import { texts } from '#texts/catalog/products/stock/screens'
import type { CallFailed } from '../../../../../lib/api-client.ts'
import type { FieldErrors } from '../../../../../lib/forms/form-errors.ts'
import { countForApi } from '../../../../../lib/forms/typed-numbers.ts'
import type { Api } from '../../../../core/api.ts'
import { type ActionResult, runAction } from '../../../../ui/feedback/run-action.ts'
import { toast } from '../../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../../ui/feedback/toast-api-error.ts'
import { setLowStockThreshold } from '../low-stock.contract.ts'
import { adjustStock } from '../movements.contract.ts'

/** Sends a form of the product's stock: an adjustment, or the threshold. */
export function saveStock(api: Api, product: string, form: FormData): Promise<ActionResult> {
  const values = Object.fromEntries(form) as Record<string, string>
  return values.intent === 'threshold' ? saveThreshold(api, product, values) : adjust(api, values)
}

/** The result of an adjustment of a variant. */
export type AdjustResult = ActionResult & {
  variant: number
  /** Whether the adjustment may have been saved, because no response arrived or the server failed. */
  isLost?: boolean
  /** Whether an earlier attempt with other values was saved. */
  isKeyReused?: boolean
}

async function adjust(api: Api, values: Record<string, string>): Promise<AdjustResult> {
  const { key, variant, reason, amount = '', seen, note } = values
  const pieces = countForApi(amount)
  const isDifference = reason === 'received' || reason === 'damaged'
  const body = {
    ...{ key, variant, reason, note },
    ...(isDifference ? { change: reason === 'damaged' ? `-${pieces}` : pieces } : { stock: pieces, stock_seen: seen }),
  }
  try {
    // The form values; the server validates them.
    const { stock, change } = await api(adjustStock, { body: body as never })
    toast({ kind: 'success', text: texts.saved(stock, change) })
    return { isDone: true, variant: Number(variant) }
  } catch (error) {
    const { change, stock, ...errors }: FieldErrors = toastApiError(error)
    const ofAmount = change ?? stock
    const { status } = error as CallFailed
    return {
      ...{
        isDone: false,
        variant: Number(variant),
        isLost: status === 0 || status >= 500,
        isKeyReused: status === 409,
      },
      errors: { ...errors, ...(ofAmount && { amount: ofAmount }) },
    }
  }
}

function saveThreshold(api: Api, product: string, values: Record<string, string>): Promise<ActionResult> {
  const { threshold = '', seen = '' } = values
  const body = { threshold: threshold.trim() as never, seen: seen as never }
  return runAction(api(setLowStockThreshold, { params: { product }, body }), texts.thresholdSaved)
}
