import { type BrowserContext, chromium, type Disposable, type Page, type Response } from 'playwright-core'
import { inject } from 'vitest'
import { theBrowser } from './browser.ts'
import { freezeClock } from './forms.ts'
import { noteEvents, printOnFailure, readEvents } from './last-events.ts'
import { TIMEOUT_MS } from './timeout.ts'

/**
 * One browser per worker, with one context per test, which costs a hundredth of a launch. It ends with its worker.
 */
const browser = await chromium.launch(await theBrowser())
const shared = inject('shop').address

/**
 * Slows the CPU down by this factor and delays responses by hundredths of a second, as in `SLOWED=5`. Tests that do
 * not wait for the page then always fail, not only on slow machines.
 */
const SLOWED = Number(process.env.SLOWED ?? 0)

interface Circumstances {
  /** Address of another shop than the shared one. */
  address?: string
  /** Of the window, in CSS pixels. */
  width?: number
  theme?: 'light' | 'dark'
  /** Login token in local storage. */
  token?: string
  /** False disables scripts. */
  script?: boolean
  /** True for a touch screen. */
  touch?: boolean
  /** Expected console messages. */
  expecting?: RegExp
  /** Runs before the first page is opened, for example to install a clock. */
  first?: (page: Page) => Promise<unknown>
}

/** A visit in a browser. At its end, the browser must have reported no unexpected errors. */
export interface Visit extends AsyncDisposable {
  page: Page
  /** Response to the first page. */
  response: Response | null
  /** Opens a page and waits for its hydration. */
  goTo(path: string): Promise<Response | null>
  /** Opens another tab of the same browser. */
  newTab(path: string): Promise<Page>
}

/** A browser context and its error messages. */
interface Window {
  address: string
  context: BrowserContext
  page: Page
  complaints: string[]
  /**
   * True once a clock is installed. Each visit with a clock installs it again; other visits can't use this context.
   */
  hasClock: boolean
  /** Scripts that run first in each document, except for the error collector. */
  scripts: Disposable[]
  /** True after a change that can't be undone. */
  isSpent: boolean
}

/** Contexts for reuse, the latest last. A new one costs more than the rest of most visits. */
const left: Window[] = []
/** Limit of unused contexts. Otherwise contexts of closed shops would accumulate. */
const MOST_LEFT = 6
/** Options that need a new context, as does any `first` other than a clock. */
const OF_ITS_OWN = ['script', 'touch'] as const

/** Opens the shop as in a new browser: `await using visit = await enter('/')`. */
export async function enter(path: string, circumstances: Circumstances = {}): Promise<Visit> {
  const { address = shared, width = 1440, theme = 'light', token, script = true, expecting, first } = circumstances
  const holdsClock = first === freezeClock
  const isPlain = !SLOWED && OF_ITS_OWN.every((name) => circumstances[name] === undefined) && (holdsClock || !first)
  const known = isPlain ? takeLeft(address, holdsClock) : undefined
  const window = known ?? (await openWindow(circumstances))
  const { context, page, complaints } = window
  if (known && token) await page.evaluate((held) => localStorage.setItem('token', held), token)
  await page.setViewportSize({ width, height: 900 })
  // Otherwise the new page may start with the old width and load pictures for it.
  if (known) await page.waitForFunction((wide) => innerWidth === wide, width)
  await page.emulateMedia({ colorScheme: theme })
  await first?.(page)
  let lastEvents = ''
  printOnFailure(() => lastEvents)
  const open = (tab: Page, next: string) => (script ? openAlive(tab, next) : tab.goto(next))
  return {
    page,
    response: await open(page, path),
    goTo: (next) => open(page, next),
    async newTab(next) {
      const tab = await context.newPage()
      await open(tab, next)
      return tab
    },
    async [Symbol.asyncDispose]() {
      lastEvents = await readEvents(page)
      if (isPlain && (await tidyUp(window).catch(() => false))) await leave(window)
      else await context.close()
      const unexpected = complaints.splice(0).filter((complaint) => !expecting?.test(complaint))
      if (unexpected.length > 0) throw new Error(`The browser complained:\n${unexpected.join('\n')}`)
    },
  }
}

async function leave(window: Window): Promise<void> {
  left.push(window)
  if (left.length > MOST_LEFT) await left.shift()?.context.close()
}

/** Takes the last context for this address, also one of an earlier shop there, which served the same files. */
function takeLeft(address: string, hasClock: boolean): Window | undefined {
  const at = left.findLastIndex((window) => window.address === address && window.hasClock === hasClock)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

async function openWindow({
  address = shared,
  width = 1440,
  theme,
  token,
  script = true,
  touch = false,
}: Circumstances): Promise<Window> {
  const context = await browser.newContext({
    baseURL: address,
    // A page that is resized while it opens may choose pictures and lay itself out for the old width.
    viewport: { width, height: 900 },
    colorScheme: theme,
    javaScriptEnabled: script,
    hasTouch: touch,
    ...(token && {
      storageState: { cookies: [], origins: [{ origin: address, localStorage: [{ name: 'token', value: token }] }] },
    }),
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const complaints = await complaintsOf(context)
  if (SLOWED) context.on('page', (tab) => slowDown(tab).catch(() => {}))
  const window: Window = {
    address,
    context,
    page: await context.newPage(),
    complaints,
    hasClock: false,
    scripts: [],
    isSpent: false,
  }
  noteSpending(window)
  return window
}

/** Marks a context as used up when a test changes it irreversibly. */
function noteSpending(window: Window): void {
  const { context, page } = window
  const spending = [
    [page, 'exposeFunction'],
    [page.clock, 'pauseAt'],
    [context, 'addInitScript'],
    [context, 'newCDPSession'],
    [context, 'grantPermissions'],
    [context, 'setOffline'],
  ] as const
  for (const [owner, name] of spending)
    whenDone(owner, name, () => {
      window.isSpent = true
    })
  // All of these install a clock if the page has none.
  for (const name of ['install', 'fastForward', 'runFor', 'setFixedTime', 'setSystemTime', 'resume'] as const)
    whenDone(page.clock, name, () => {
      window.hasClock = true
    })
  const addInitScript = page.addInitScript.bind(page)
  page.addInitScript = async (...words) => {
    const script = await addInitScript(...words)
    window.scripts.push(script)
    return script
  }
}

function whenDone(owner: object, name: string, note: () => void): void {
  const methods = owner as Record<string, (...words: unknown[]) => unknown>
  const done = methods[name]
  methods[name] = (...words) => {
    note()
    return done?.apply(owner, words)
  }
}

/** Resets a context. Returns whether that was possible. */
async function tidyUp({ context, page, scripts, isSpent }: Window): Promise<boolean> {
  if (isSpent) return false
  for (const tab of context.pages()) if (tab !== page) await tab.close()
  if (page.isClosed()) return false
  for (const event of ['request', 'requestfinished', 'requestfailed', 'response', 'dialog', 'download'] as const)
    await page.removeAllListeners(event)
  for (const script of scripts.splice(0)) await script.dispose()
  await page.unrouteAll()
  await context.unrouteAll()
  await page.emulateMedia({ media: null, reducedMotion: null, forcedColors: null })
  await page.mouse.move(-1, -1)
  // A file of the same origin, without scripts.
  await page.goto('/robots.txt')
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
  })
  return true
}

async function slowDown(tab: Page): Promise<void> {
  const session = await tab.context().newCDPSession(tab)
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWED })
  await session.send('Network.enable')
  const unlimited = { downloadThroughput: -1, uploadThroughput: -1, offline: false }
  await session.send('Network.emulateNetworkConditions', { ...unlimited, latency: SLOWED * 10 })
}

async function openAlive(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path)
  // Some input before hydration is lost. React marks hydrated elements.
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')))
  // Private screens load the session first.
  await page.getByRole('main').getByText('Loading', { exact: true }).first().waitFor({ state: 'detached' })
  return response
}

/** Collects console messages, uncaught errors, CSP violations and failed requests. */
async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('console', (message) => {
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Leaving a page aborts its requests. Without scripts, the browser refuses script files.
    if (reason !== 'net::ERR_ABORTED' && reason !== 'csp') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  await context.addInitScript(noteEvents)
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`violates ${violatedDirective}: ${blockedURI}`),
    )
  })
  return complaints
}
