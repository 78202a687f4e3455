import type { RouterContextProvider } from 'react-router'
import { texts } from '#texts/core/accounts/addresses'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { listAddresses, type SavedAddress } from '../../addresses/saved/saved-addresses.contract.ts'
import { apiFrom } from '../../api.ts'
import { customerFrom } from '../../auth/guards/customer-context.ts'

/** The addresses of a customer. */
export interface LoadedAddresses {
  /** The customer's id. */
  of: number
  addresses: SavedAddress[]
}

/** Loads the addresses of the current customer; undefined for a visitor. */
export async function loadAddresses(context: Readonly<RouterContextProvider>): Promise<LoadedAddresses | undefined> {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  return { of: customer.id, addresses: await orErrorPage(texts.failedToLoad, apiFrom(context)(listAddresses, {})) }
}
