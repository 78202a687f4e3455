import type { Api } from '../../../core/api.ts'
import { nullOn404 } from '../../../ui/feedback/null-on-404.ts'
import { findCurrentAddress, getProductBySlug } from './catalogue.contract.ts'
import { slugInAddress } from './slug-in-address.ts'

/** Finds the product for a misspelt or former address; null if none exists. */
export async function findMovedProduct(api: Api, written: string): Promise<{ slug: string } | null> {
  const slug = slugInAddress(written)
  if (slug === '') return null
  const product = slug === written ? null : await api(getProductBySlug, { params: { slug } }).catch(nullOn404)
  return product ?? (await api(findCurrentAddress, { params: { slug } }).catch(nullOn404))
}
