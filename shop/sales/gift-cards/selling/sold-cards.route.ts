import { href, redirect } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import type { Route } from './+types/sold-cards.route'
import { sendAgain } from './send-again.ts'
import { listSoldGiftCards } from './sold-cards.contract.ts'

/** A direct visit to this address redirects. */
export const loader = ({ params }: Route.LoaderArgs) => redirect(href('/orders/:id', params))

/** Loads the gift cards of an order after its screen; null if they can't be loaded. */
export const clientLoader = ({ context, params }: Route.ClientLoaderArgs) =>
  apiFrom(context)(listSoldGiftCards, { params }).catch(() => null)

export const clientAction = async ({ context, request, params }: Route.ClientActionArgs) =>
  sendAgain(apiFrom(context), params.id, await request.formData())
