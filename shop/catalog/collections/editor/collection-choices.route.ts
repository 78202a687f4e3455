import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/collections/editor'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { listCollectionChoices } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/collection-choices.route'

/** A direct visit is redirected, because the route has no page. */
export const loader = () => redirect(href('/admin/collections'))

/** Loads the manual collections in tree order. */
export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const asked = apiFrom(context)(listCollectionChoices, { query: {} })
  return (await orErrorPage(texts.failedToLoadCollections, asked)).collections
})

/** Typing and editing in the surrounding list do not change collections. */
export const shouldRevalidate = () => false
