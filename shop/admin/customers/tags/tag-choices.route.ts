import { href, redirect } from 'react-router'
import * as texts from '#texts/admin/customers/tags'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import type { Route } from './+types/tag-choices.route'
import { customerTags } from './tags.contract.ts'

/** A direct visit is redirected, because the route has no page. */
export const loader = () => redirect(href('/admin/customers/tags'))

/** Loads the tags with the number of their customers. */
export const clientLoader = staffLoader(async ({ context }: Route.ClientLoaderArgs) => {
  const { tags } = await orErrorPage(texts.screen.failedToLoad, apiFrom(context)(customerTags.list, {}))
  return tags
})
