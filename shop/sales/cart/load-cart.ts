import { texts } from '#texts/sales/cart'
import { listProducts, MAX_IDS, type Product } from '../../catalog/products/read/catalogue.contract.ts'
import type { Api } from '../../core/api.ts'
import type { CartItem } from '../../core/auth/cart-lines/cart-item.contract.ts'
import { customerNow, refreshSession } from '../../core/auth/session.ts'
import { orErrorPage } from '../../ui/feedback/or-error-page.ts'

/**
 * A line with an unavailable product or variant. It has left the cart, and the customer must be informed.
 */
export interface RemovedLine {
  variant: number
  title: string
  name: string
}

export interface LoadedCart {
  products: readonly Product[]
  gone: readonly RemovedLine[]
}

interface ShownCart {
  /** The customer of the cart; null for a visitor. */
  of: number | null
  lines: readonly CartItem[]
  /**
   * Lines that have left although their product was still listed: removed by the customer, or the product list is
   * outdated.
   */
  left: readonly CartItem[]
  products: readonly Product[]
}

const EMPTY: ShownCart = { of: null, lines: [], left: [], products: [] }
let shown = EMPTY
const gone = new Map<number, RemovedLine>()

/**
 * Loads the current products of the cart and the lines that left it because they are no longer sold. If the server is
 * unavailable, the last loaded products are shown.
 */
export async function loadCart(api: Api): Promise<LoadedCart> {
  await refreshSession()
  const customer = customerNow()
  const of = customer?.id ?? null
  // The page may outlive a session: the next customer must not see the previous customer's products.
  if (shown.of !== of) {
    shown = { ...EMPTY, of }
    gone.clear()
  }
  const lines = customer?.cartitem_set ?? []
  const before = [...shown.lines, ...shown.left]
  const ids = [...new Set([...lines, ...before].map(({ product }) => product))].slice(0, MAX_IDS)
  const products = await findProducts(api, ids)
  // Another customer may have logged in while the products were loading.
  if ((customerNow()?.id ?? null) !== of) return { products, gone: [] }
  for (const { variant } of before) if (!variantIn(products, variant)) addUnavailable(variant)
  const left = shown.lines.filter(
    ({ id, variant }) => !lines.some((line) => line.id === id) && variantIn(products, variant),
  )
  shown = { of, lines, left, products }
  return { products, gone: [...gone.values()] }
}

/** Removes a message about an unavailable line after the customer has dismissed it. */
export function dismissRemovedLine(variant: number): void {
  gone.delete(variant)
}

async function findProducts(api: Api, ids: readonly number[]): Promise<readonly Product[]> {
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

function addUnavailable(variant: number): void {
  const product = shown.products.find(({ variants }) => variants.some(({ id }) => id === variant))
  const name = variantIn(shown.products, variant)?.name
  if (product && name) gone.set(variant, { variant, title: product.title, name })
}

function variantIn(products: readonly Product[], id: number) {
  return products.flatMap(({ variants }) => variants).find((variant) => variant.id === id)
}
