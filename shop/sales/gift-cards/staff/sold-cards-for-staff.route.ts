import { href, type LoaderFunctionArgs, redirect } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import { listSoldGiftCardsForStaff } from '../selling/sold-cards.contract.ts'

/** A direct visit to this address redirects to the order. */
export const loader = ({ params }: LoaderFunctionArgs) => redirect(href('/admin/orders/:id', { id: String(params.id) }))

/** Loads the gift cards of an order after its screen; null if they can't be loaded. */
export const clientLoader = ({ context, params }: LoaderFunctionArgs) =>
  apiFrom(context)(listSoldGiftCardsForStaff, { params: { id: String(params.id) } }).catch(() => null)
