import type { ShopIdentity } from '../../lib/shop-identity.ts'

/** Cache tag of the shop's identity, which every page shows. */
export const SETTINGS = 'settings'

/** The shop's identity, held in memory. */
export interface IdentityHolder {
  current: () => ShopIdentity
  /** Reads the identity again and resolves with true if it has changed. Calls run one after another. */
  reload: () => Promise<boolean>
}

/** Reads the shop's identity and holds it until `reload`. */
export async function openIdentity(read: () => Promise<ShopIdentity>): Promise<IdentityHolder> {
  let held = await read()
  let reading: Promise<unknown> = Promise.resolve()
  return {
    current: () => held,
    reload() {
      const next = async () => {
        const before = JSON.stringify(held)
        held = await read()
        return JSON.stringify(held) !== before
      }
      const reloaded = reading.then(next, next)
      reading = reloaded.catch(() => {})
      return reloaded
    },
  }
}
