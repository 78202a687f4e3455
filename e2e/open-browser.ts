import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { theBrowser } from './browser.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the browsers take orders, one for each worker. */
    browsers: string[]
  }
}

/** Launches a browser for each worker: each journey has its own context in it, which costs a hundredth of a launch. */
export default async function openBrowsers(project: TestProject): Promise<() => Promise<void>> {
  const options = await theBrowser()
  const servers = await Promise.all(
    Array.from({ length: project.vitest.config.maxWorkers }, () => chromium.launchServer(options)),
  )
  project.provide(
    'browsers',
    servers.map((server) => server.wsEndpoint()),
  )
  return async () => {
    await Promise.all(servers.map((server) => server.close()))
  }
}
