import { href, redirect } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import type { Route } from './+types/cart-recipients.route'
import { listRecipients } from './recipients.contract.ts'
import { saveRecipient } from './save-recipient.ts'

/** A direct visit to this address redirects. */
export const loader = () => redirect(href('/cart'))

/** Loads the recipients after the cart; null if they can't be loaded. */
export const clientLoader = ({ context }: Route.ClientLoaderArgs) =>
  apiFrom(context)(listRecipients, {}).catch(() => null)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  saveRecipient(apiFrom(context), await request.formData())
