import { href, redirect } from 'react-router'
import { texts } from '#texts/core/extensions/fields'
import { toast } from '../../../ui/feedback/toast.ts'
import { staffLoader } from '../../admin-kit/staff-loader.ts'
import { apiFrom } from '../../api.ts'
import type { Route } from './+types/extra.route'
import { loadExtra, sendExtra } from './send-extra.ts'

// A direct visit is redirected, because the route has no page.
export const loader = () => redirect(href('/admin'))

/** Loads the additional fields of a record; null with a message if that fails, because the screen works without. */
export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) =>
  loadExtra(apiFrom(context), params).catch(() => {
    toast({ kind: 'error', text: texts.failedToLoad, isOfScreen: true })
    return null
  }),
)

/** Saves the additional fields of a record. */
export const clientAction = async ({ context, params, request }: Route.ClientActionArgs) =>
  sendExtra(apiFrom(context), params, await request.formData())
