import type { Locator, Page } from 'playwright-core'

/** The navigation of the admin: the side bar of wide windows, the tab bar of narrow ones. */
export const adminNavigation = (page: Page): Locator => page.getByRole('navigation', { name: 'Admin' })

/** Names of links begin with the screen, possibly followed by a count. */
const named = (name: string) => ({ name: new RegExp(`^${name}( \\(|$)`) })

/**
 * Opens an admin screen through the navigation. In a narrow window it uses the tab or the sheet with all screens.
 * @param group undefined for a screen that is a group itself
 */
export async function openAdminScreen(page: Page, screen: string, group?: string): Promise<void> {
  const navigation = adminNavigation(page)
  const more = navigation.getByRole('button', { name: 'More' })
  await navigation.getByRole('link', named('Dashboard')).waitFor()
  if (!(await more.isVisible())) {
    if (group) await navigation.getByRole('link', named(group)).click()
    return navigation.getByRole('link', named(screen)).click()
  }
  const tab = navigation.getByRole('link', named(screen))
  if (await tab.isVisible()) return tab.click()
  await more.click()
  await page.getByRole('navigation', { name: 'All screens' }).getByRole('link', named(screen)).click()
}
