import { theBrowser } from './browser.ts'

/** Before the workers look for it all at once. */
export default async function unpackBrowser(): Promise<void> {
  await theBrowser()
}
