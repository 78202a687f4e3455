import type { LoaderFunctionArgs } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import { listSoldGiftCardsForStaff } from '../selling/sold-cards.contract.ts'

/** Loads the gift cards of an order after its screen; null if they can't be loaded. */
export const clientLoader = ({ context, params }: LoaderFunctionArgs) =>
  apiFrom(context)(listSoldGiftCardsForStaff, { params: { id: String(params.id) } }).catch(() => null)
