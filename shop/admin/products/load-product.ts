import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/products'
import type { Api } from '../../core/api.ts'
import { toast } from '../../ui/feedback/toast.ts'
import { loadBySlug, type ProductWithBundle } from './drafts/load-for-update.ts'

/**
 * Loads the product of an admin page.
 * @throws a redirect to /admin when the product does not exist
 */
export async function loadProduct(api: Api, slug: string): Promise<ProductWithBundle> {
  const found = await loadBySlug(api, slug)
  if (found) return found
  toast({ kind: 'error', text: texts.productCantBeFound })
  throw redirect(href('/admin'))
}
