import * as texts from '#texts/sales/cart'
import { listProducts, MAX_IDS, type Product } from '../../catalog/products/read/catalogue.contract.ts'
import type { apiFrom } from '../../core/api.ts'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { customerNow, refreshSession } from '../../core/auth/session.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'

/** A line whose product or variant is not sold any more. It is no line any more, but whoever put it there must hear of it. */
export interface GoneLine {
  variant: number
  title: string
  name: string
}

export interface LoadedCart {
  products: readonly Product[]
  gone: readonly GoneLine[]
}

interface ShownCart {
  /** Whose cart it is; null for a visitor, who has none. */
  of: number | null
  lines: readonly CartItem[]
  /** Lines that had just left though their product was still sold: removed by the customer, or the news of the product comes later. */
  left: readonly CartItem[]
  products: readonly Product[]
}

const EMPTY: ShownCart = { of: null, lines: [], left: [], products: [] }
let shown = EMPTY
const gone = new Map<number, GoneLine>()

/**
 * Loads the products of the cart as they are now, and what has left it because it is not sold any more. While the server is down, what was
 * known before is good enough to look at.
 */
export async function loadCart(api: ReturnType<typeof apiFrom>): Promise<LoadedCart> {
  await refreshSession()
  const customer = customerNow()
  const of = customer?.id ?? null
  // A document may outlive a session: what the last customer had, and lost, is none of the next one's business.
  if (shown.of !== of) {
    shown = { ...EMPTY, of }
    gone.clear()
  }
  const lines = customer?.cartitem_set ?? []
  const before = [...shown.lines, ...shown.left]
  const ids = [...new Set([...lines, ...before].map(({ product }) => product))].slice(0, MAX_IDS)
  const products = await findProducts(api, ids)
  // Somebody else may have logged in while the products were on their way.
  if ((customerNow()?.id ?? null) !== of) return { products, gone: [] }
  for (const { variant } of before) if (!variantIn(products, variant)) noteGone(variant)
  const left = shown.lines.filter(
    ({ id, variant }) => !lines.some((line) => line.id === id) && variantIn(products, variant),
  )
  shown = { of, lines, left, products }
  return { products, gone: [...gone.values()] }
}

/** Forgets what is gone: the customer has read that. */
export function forgetGone(variant: number): void {
  gone.delete(variant)
}

async function findProducts(api: ReturnType<typeof apiFrom>, ids: readonly number[]): Promise<readonly Product[]> {
  if (ids.length === 0) return []
  const asked = api(listProducts, { query: { id: ids.join(',') } })
  try {
    return (await orErrorPage(texts.failedToLoadProductsPerhaps, asked)).results
  } catch (error) {
    const isKnown = ids.every((id) => shown.products.some((product) => product.id === id))
    if (isKnown) return shown.products
    throw error
  }
}

function noteGone(variant: number): void {
  const product = shown.products.find(({ variants }) => variants.some(({ id }) => id === variant))
  const name = variantIn(shown.products, variant)?.name
  if (product && name) gone.set(variant, { variant, title: product.title, name })
}

function variantIn(products: readonly Product[], id: number) {
  return products.flatMap(({ variants }) => variants).find((variant) => variant.id === id)
}
