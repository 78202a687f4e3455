import { RouterContextProvider } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import { addAll } from '../changes/add-all.ts'
import type { CartAddition } from '../changes/cart-form.ts'

/** Puts into the new customer's cart what they wanted before they logged in. */
export async function fulfilIntent(wanted: readonly CartAddition[]): Promise<void> {
  await addAll(apiFrom(new RouterContextProvider()), wanted, { signal: new AbortController().signal })
}
