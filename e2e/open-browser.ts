import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { theBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the one browser of all journeys takes orders. */
    browser: string
  }
}

/** Launches one browser for all journeys: each has its own context in it, which costs a hundredth of a launch. */
export default async function openBrowser(project: TestProject): Promise<() => Promise<void>> {
  const server = await chromium.launchServer(await theBrowser())
  project.provide('browser', server.wsEndpoint())
  return () => server.close()
}
