import { href, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import * as texts from '#texts/catalog/collections/editor'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { listCollectionChoices, placeProduct, removePlaced } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/collections-of-product.route'

/** Whoever comes here by the address finds no page, and is led to one. */
export const loader = () => redirect(href('/admin/collections'))

/** The collections that a product can be put into, those that have it first. */
export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const q = new URL(request.url).searchParams.get('q')?.trim() ?? ''
  const query = { product: params.product, ...(q !== '' && { q }) }
  return (await orErrorPage(texts.failedToLoadCollections, apiFrom(context)(listCollectionChoices, { query })))
    .collections
})

const OWN_ACTIONS = href('/admin/collections/of/:product', { product: '-' }).slice(0, -1)

/** What the form of the product beside it has sent changes nothing here, and whoever is told what is wrong with it waits for nothing. */
export const shouldRevalidate = ({ formAction, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate && (formAction?.startsWith(OWN_ACTIONS) ?? true)

/** Puts the product into one of them, or takes it out. */
export async function clientAction({ context, params: { product }, request }: Route.ClientActionArgs) {
  const form = await request.formData()
  const params = { slug: String(form.get('collection')), product }
  const api = apiFrom(context)
  try {
    await (form.get('belongs') === 'true' ? api(placeProduct, { params, body: {} }) : api(removePlaced, { params }))
  } catch (error) {
    toastApiError(error)
  }
  return null
}
