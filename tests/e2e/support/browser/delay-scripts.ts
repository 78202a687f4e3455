import type { Page, Route } from 'playwright-core'

/** Blocks scripts with matching addresses, all by default. @returns unblocks them */
export async function delayScripts(page: Page, which = /\/assets\/.*\.js$/): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  const hold = async (route: Route) => {
    await held.promise
    await route.continue()
  }
  await page.route(which, hold)
  return held.resolve
}
