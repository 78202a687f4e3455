import { href, redirect } from 'react-router'
import { texts } from '#texts/catalog/manufacturers/staff'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { listManufacturers } from '../manufacturers.contract.ts'
import type { Route } from './+types/manufacturer-choices.route'

/** A direct visit is redirected, because the route has no page. */
export const loader = () => redirect(href('/admin/makers'))

/** Loads the names of the manufacturers. */
export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const { makers } = await orErrorPage(texts.screen.failedToLoad, apiFrom(context)(listManufacturers, {}))
  return makers.map(({ name }) => name)
})

/** Edits of the surrounding screen do not change manufacturers. */
export const shouldRevalidate = () => false
