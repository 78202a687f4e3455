import type { ProductRow } from '../read/catalogue-store.server.ts'
import { detailsOfRow } from '../read/variant-details.contract.ts'
import type { ProductChange } from '../write/product-write.server.ts'
import { countedStock } from '../write/variants-store.server.ts'

const FIELDS = ['state', 'price_cents', 'vat_class', 'withdrawal', 'maker'] as const
type Field = (typeof FIELDS)[number]
type Detail = 'price' | 'weight' | 'stock'

/** The values of a product that a bulk action replaced. */
export interface Replaced {
  fields: { field: Field; old: string | number; new: string | number }[]
  /** Price in cents and weight in grams; null if not set. */
  variants: { id: number; detail: Detail; old: number | null; new: number | null }[]
  /** The id of the collection that the product was added to. */
  collection?: number
}

/** Returns which values of a locked product the change will replace. Equal values are left out. */
export function replacedBy(held: ProductRow, change: ProductChange<string>): Replaced {
  const fields = FIELDS.flatMap((field) => {
    const [old, wanted] = [held[field], change[field]]
    return wanted === undefined || wanted === old ? [] : [{ field, old, new: wanted }]
  })
  const variants = (change.variants ?? []).flatMap((wanted) => {
    const variant = wanted.kind === 'kept' ? held.variants.find(({ id }) => id === wanted.id) : undefined
    if (!variant || wanted.kind !== 'kept') return []
    const { price, weight } = detailsOfRow(variant)
    const { id, stock, seen, details = {} } = wanted
    const values: [Detail, number | null, number | null | undefined][] = [
      ['price', price, details.price],
      ['weight', weight, details.weight],
      ['stock', variant.stock, stock === undefined ? undefined : countedStock({ stock, seen }, variant.stock)],
    ]
    return values.flatMap(([detail, old, now]) =>
      now === undefined || now === old ? [] : [{ id, detail, old, new: now }],
    )
  })
  return { fields, variants }
}

export const isNothing = ({ fields, variants, collection }: Replaced): boolean =>
  fields.length + variants.length === 0 && collection === undefined

/**
 * Returns the change that restores the replaced values of a locked product. Values that were changed since the bulk
 * action stay. Stock is restored by its difference, so that sales in between stay.
 */
export function restoring(
  held: ProductRow,
  { fields, variants }: Replaced,
): { change: ProductChange<string>; isPartial: boolean } {
  const unchanged = fields.filter(({ field, new: written }) => held[field] === written)
  const restored = held.variants.map((variant) => {
    const { price, weight } = detailsOfRow(variant)
    const now = { price, weight, stock: variant.stock }
    const own = variants.filter(
      ({ id, detail, new: written }) => id === variant.id && (detail === 'stock' || now[detail] === written),
    )
    const details = own.filter(({ detail }) => detail !== 'stock').map(({ detail, old }) => [detail, old])
    const stock = own.find(({ detail }) => detail === 'stock')
    return {
      count: own.length,
      write: {
        kind: 'kept' as const,
        id: variant.id,
        ...(details.length > 0 && { details: Object.fromEntries(details) }),
        ...(stock && { stock: stock.old ?? 0, seen: stock.new ?? 0 }),
      },
    }
  })
  const count = restored.reduce((sum, one) => sum + one.count, 0)
  return {
    change: {
      ...Object.fromEntries(unchanged.map(({ field, old }) => [field, old])),
      ...(count > 0 && { variants: restored.map(({ write }) => write) }),
    },
    isPartial: unchanged.length + count < fields.length + variants.length,
  }
}
