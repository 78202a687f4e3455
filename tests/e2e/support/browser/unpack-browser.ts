import { theBrowser } from './browser.ts'

/** Unpacks the browser before the workers need it at the same time. */
export default async function unpackBrowser(): Promise<void> {
  await theBrowser()
}
