import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { pathWithoutLanguage } from '../../../../lib/texts/page-paths.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import {
  addProductToCollection,
  listCollectionChoices,
  removeProductFromCollection,
} from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/collections-of-product.route'

/** A direct visit is redirected, because the route has no page. */
export const loader = () => redirect(href('/admin/collections'))

/** Loads the manual collections, those of the product first. */
export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const query = { product: params.product, ...(q !== '' && { q }) }
  return (await orErrorPage(texts.failedToLoadCollections, apiFrom(context)(listCollectionChoices, { query })))
    .collections
})

const OWN_ACTIONS = href('/admin/collections/of/:product', { product: '-' }).slice(0, -1)

/** Not reloaded after the product form is submitted, so its errors are shown without delay. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formAction === undefined || pathWithoutLanguage(formAction).startsWith(OWN_ACTIONS))

/** Adds the product to a collection or removes it. */
export async function clientAction({ context, params: { product }, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const params = { slug: String(form.get('collection')), product }
  const api = apiFrom(context)
  try {
    await (form.get('belongs') === 'true'
      ? api(addProductToCollection, { params, body: {} })
      : api(removeProductFromCollection, { params }))
  } catch (error) {
    toastApiError(error)
  }
  return null
}
