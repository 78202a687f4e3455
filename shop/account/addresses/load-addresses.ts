import type { RouterContextProvider } from 'react-router'
import * as texts from '#texts/account/addresses'
import { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { listAddresses, type SavedAddress } from '../../saved-addresses/saved-addresses.contract.ts'
import { customerFrom } from '../../session/guards/customer-context.ts'

/** The addresses of somebody. */
export interface LoadedAddresses {
  /** The customer's id. */
  of: number
  addresses: SavedAddress[]
}

/** Loads the addresses of whoever this is; undefined for a visitor, who has none. */
export async function loadAddresses(context: Readonly<RouterContextProvider>): Promise<LoadedAddresses | undefined> {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  return { of: customer.id, addresses: await orErrorPage(texts.failedToLoad, apiFrom(context)(listAddresses, {})) }
}
