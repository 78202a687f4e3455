import { RouterContextProvider } from 'react-router'
import { apiFrom } from '../../../core/api.ts'
import { addAll } from '../changes/add-all.ts'
import type { CartAddition } from '../changes/cart-form.ts'

/** Adds the stored items to the cart of the customer who has just logged in. */
export async function addStoredItems(wanted: readonly CartAddition[]): Promise<void> {
  await addAll(apiFrom(new RouterContextProvider()), wanted, { signal: new AbortController().signal })
}
