import type { ShopIdentity } from '../../lib/shop-identity.ts'

/** The tag of what shows who the shop is: every page. */
export const SETTINGS = 'settings'

/** Who the shop is, held in memory. */
export interface HeldIdentity {
  current: () => ShopIdentity
  /** Reads it again, after somebody may have changed it, and tells whether it is another. One that is asked for while another reads waits for it and reads once more. */
  reload: () => Promise<boolean>
}

/** Reads who the shop is, and holds it until it is told to read again. */
export async function openIdentity(read: () => Promise<ShopIdentity>): Promise<HeldIdentity> {
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
