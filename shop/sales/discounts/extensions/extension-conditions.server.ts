import { storedValues } from '../../../core/extensions/fields/form-values.server.ts'
import type { Extensions } from '../../../core/extensions/open-extensions.server.ts'
import type { CartForCondition } from '../../../extension/conditions.ts'
import type { UnmetCondition } from '../apply-discounts.ts'
import type { StoredCondition } from '../discount.ts'

/** The function in error messages of extensions. */
export const CONDITIONS = 'discount conditions'
const MAX_REASON = 200

/** Finds a condition of an enabled extension; undefined if it was removed or is disabled. */
export function findCondition(extensions: Extensions, stored: Pick<StoredCondition, 'extension' | 'name'>) {
  const extension = extensions.enabled.find(({ name }) => name === stored.extension)
  const { conditions = {} } = extension ?? {}
  const condition = Object.hasOwn(conditions, stored.name) ? conditions[stored.name] : undefined
  return extension && condition && { extension, condition }
}

/** Returns the check of conditions for a customer; null without an account. A failing condition is not met. */
export const unmetConditionOf =
  (extensions: Extensions, customer: CartForCondition['customer']): UnmetCondition =>
  (stored, { lines, country, at }) => {
    const found = findCondition(extensions, stored)
    if (!found) return { reason: 'condition_missing' }
    const { extension, condition } = found
    const cart: CartForCondition = {
      ...{ customer, country, at },
      lines: lines.map(({ product_id, variant_id, quantity, unit_price_cents, is_reduced }) => ({
        ...{ product: product_id, variant: variant_id, quantity, isReduced: is_reduced },
        priceCents: unit_price_cents * quantity,
      })),
    }
    try {
      const answer: unknown = condition.isMet(cart, storedValues(condition.fields ?? {}, stored.values))
      if (answer === true) return null
      const text = typeof answer === 'string' ? answer.trim() : ''
      if (text === '' || text.length > MAX_REASON)
        throw new Error(
          `The condition ${stored.name} returned neither true nor a reason of at most ${MAX_REASON} characters.`,
        )
      return { reason: 'condition', text }
    } catch (error) {
      extensions.report(extension, CONDITIONS, error)
      return { reason: 'condition_missing' }
    }
  }
