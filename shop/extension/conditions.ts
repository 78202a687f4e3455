import type { FormFields, FormValues } from './form-fields.ts'

/** A line of a cart, before discounts. */
export interface LineForCondition {
  product: number
  variant: number
  quantity: number
  /** Price of the whole line before discounts, in cents with VAT. */
  priceCents: number
  /** Whether it has a sale price. */
  isReduced: boolean
}

/** A cart, or an order that is being placed. */
export interface CartForCondition {
  lines: readonly LineForCondition[]
  /** Null for an order that staff enter without an account. */
  customer: { id: number; isFirstOrder: boolean; tags: readonly string[] } | null
  /** Country of delivery (ISO 3166, two letters); null before it is known. */
  country: string | null
  /** Time of the computation. A condition reads no other clock. */
  at: Date
}

/** A condition that staff can choose for a discount. */
export interface DiscountCondition<Fields extends FormFields = FormFields> {
  /** Its name in the form of discounts, at most 60 characters. */
  label: string
  /** Fields of the form that appear when staff choose the condition, at most 30. */
  fields?: Fields
  /**
   * Returns true, or why the cart does not get the discount: a sentence for the customer, at most 200 characters. Pure
   * and synchronous, because the shop calls it for each quote, and again for the order.
   */
  isMet(cart: CartForCondition, values: FormValues<Fields>): true | string
}

/** The conditions of an extension by name. The names use letters and digits. Discounts store them. */
export type DiscountConditions = Readonly<Record<string, DiscountCondition>>

/** Defines a condition with the types of its fields. */
export const condition = <const Fields extends FormFields = FormFields>(
  definition: DiscountCondition<Fields>,
): DiscountCondition => definition as unknown as DiscountCondition
