import { href, redirect } from 'react-router'
import * as texts from '#texts/catalog/collections/editor'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { listCollectionChoices } from '../editing/edit-collections.contract.ts'
import type { Route } from './+types/collection-choices.route'

/** Whoever comes here by the address finds no page, and is led to one. */
export const loader = () => redirect(href('/admin/collections'))

/** The collections into which products are put by hand, in the order of the tree. */
export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const asked = apiFrom(context)(listCollectionChoices, { query: {} })
  return (await orErrorPage(texts.failedToLoadCollections, asked)).collections
})

/** What is typed and edited in a list beside it changes no collection. */
export const shouldRevalidate = () => false
