import { texts } from '#texts/sales/cart/changes'
import { listProducts, MAX_IDS } from '../../../catalog/products/read/catalogue.contract.ts'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { type AddedProducts, AddedToCart } from './added-to-cart.tsx'
import type { CartAddition } from './cart-form.ts'

/**
 * Shows a toast with the added items and a link to the cart, or one sentence if they were only saved for later.
 * @param wantedCount how many variants were requested; some may have been refused
 * @param leftOut deselected products, which are not recommended
 */
export function toastAdded(
  api: Api,
  added: readonly CartAddition[],
  { wantedCount, leftOut = [] }: { wantedCount: number; leftOut?: readonly number[] },
): void {
  const text = wantedCount > 1 ? texts.addedProductsToCart : texts.woohooAddedToCart
  const inCart = added.filter(({ saveForLater }) => !saveForLater)
  const panel = inCart.length > 0 && <AddedToCart added={inCart} products={productsOf(api, inCart, leftOut)} />
  toast({ kind: 'success', text, ...(panel && { panel }) })
}

/** Loads the added products and recommendations; empty if that fails, so that the toast shows only the sentence. */
async function productsOf(
  api: Api,
  added: readonly CartAddition[],
  leftOut: readonly number[],
): Promise<AddedProducts> {
  const list = async (ids: readonly number[]) => {
    const wanted = [...new Set(ids)].slice(0, MAX_IDS)
    if (wanted.length === 0) return []
    return (await api(listProducts, { query: { id: wanted.join(',') } })).results
  }
  try {
    const ids = added.map(({ product }) => product)
    const products = await list(ids)
    const others = products.flatMap((one) => [...one.frequentlyBoughtTogether, ...one.recommended_products])
    const offered = others.filter((id) => !ids.includes(id) && !leftOut.includes(id))
    const goesWith = await list(offered.slice(0, MAX_RECOMMENDATIONS))
    return { products, goesWith }
  } catch {
    return { products: [], goesWith: [] }
  }
}

/** Some may already be in the cart or sold out. */
const MAX_RECOMMENDATIONS = 6
