import { type BrowserContext, chromium, type Disposable, type Page, type Response } from 'playwright-core'
import { inject } from 'vitest'
import { theBrowser } from './browser.ts'
import { freezeClock } from './forms.ts'
import { noteEvents, printOnFailure, readEvents } from './last-events.ts'
import { TIMEOUT_MS } from './timeout.ts'

/** One for each worker: each journey has its own context in it, which costs a hundredth of a launch. It ends with its worker. */
const browser = await chromium.launch(await theBrowser())
const shared = inject('shop').address

/**
 * How much slower the browser computes and how late each answer comes (in hundredths of a second), as `SLOWED=5`: a journey that looks
 * before the page had time to change then fails here and not now and then on somebody's slow machine.
 */
const SLOWED = Number(process.env.SLOWED ?? 0)

interface Circumstances {
  /** Of another shop than the one that all journeys share. */
  address?: string
  /** Of the window, in CSS pixels. */
  width?: number
  theme?: 'light' | 'dark'
  /** What local storage holds under `token`, as after a login. */
  token?: string
  /** False for a browser that runs no scripts. */
  script?: boolean
  /** True for a screen that is touched. */
  touch?: boolean
  /** What the console may say because the story is about it. */
  expecting?: RegExp
  /** Done before the first page is opened, such as to hold the clock. */
  first?: (page: Page) => Promise<unknown>
}

/** Somebody at a browser. At the end their browser must have had nothing to complain about. */
export interface Visit extends AsyncDisposable {
  page: Page
  /** The answer to the first page that was opened. */
  response: Response | null
  /** Opens a page by its address and waits until it is alive. */
  goTo(path: string): Promise<Response | null>
  /** Another tab of the same browser. */
  newTab(path: string): Promise<Page>
}

/** A browser window of its own storage, with what it complained of. */
interface Window {
  address: string
  context: BrowserContext
  page: Page
  complaints: string[]
  /** True once it has a clock that can be moved. A visit that brings one sets it anew, and no other can use it. */
  hasClock: boolean
  /** What runs in each of its documents first, but for what finds complaints. */
  scripts: Disposable[]
  /** True once something was done to it that cannot be undone. */
  isSpent: boolean
}

/** Windows that visitors have left as they found them, the last at the end. A new one costs more than all else that most visits do. */
const left: Window[] = []
/** More are closed: those of shops that are gone would stay for ever. */
const MOST_LEFT = 6
/** What makes a visit one for a window of its own, as does anything done first but for holding the clock. */
const OF_ITS_OWN = ['script', 'touch'] as const

/** Opens the shop at an address as in a fresh browser: `await using visit = await enter('/')`. */
export async function enter(path: string, circumstances: Circumstances = {}): Promise<Visit> {
  const { address = shared, width = 1440, theme = 'light', token, script = true, expecting, first } = circumstances
  const holdsClock = first === freezeClock
  const isPlain = !SLOWED && OF_ITS_OWN.every((name) => circumstances[name] === undefined) && (holdsClock || !first)
  const known = isPlain ? takeLeft(address, holdsClock) : undefined
  const window = known ?? (await openWindow(circumstances))
  const { context, page, complaints } = window
  if (known && token) await page.evaluate((held) => localStorage.setItem('token', held), token)
  await page.setViewportSize({ width, height: 900 })
  // Else a new page may begin in the width of the one before, and load the pictures for that.
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

/** Takes the window that was left last in the shop at an address, or in another one that stood there: their files are the same. */
function takeLeft(address: string, hasClock: boolean): Window | undefined {
  const at = left.findLastIndex((window) => window.address === address && window.hasClock === hasClock)
  return at < 0 ? undefined : left.splice(at, 1)[0]
}

async function openWindow({
  address = shared,
  theme,
  token,
  script = true,
  touch = false,
}: Circumstances): Promise<Window> {
  const context = await browser.newContext({
    baseURL: address,
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

/** Notes when a journey does to its window what no later visit could get rid of. */
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
  whenDone(page.clock, 'install', () => {
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

/** Leaves nothing of a visit behind; the answer is whether that was possible. */
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
  // A file of the same shop, without scripts.
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
  // What is typed or chosen before React has taken over the page is not heard. React leaves its mark on what it has taken over.
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')))
  // A private screen has something to find out first.
  await page.getByRole('main').getByText('Loading', { exact: true }).waitFor({ state: 'detached' })
  return response
}

/** Collects what the console says, errors that nobody caught, violations of the security policy, and requests that failed. */
async function complaintsOf(context: BrowserContext): Promise<string[]> {
  const complaints: string[] = []
  context.on('console', (message) => {
    complaints.push(`console ${message.type()}: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', (error) => complaints.push(`uncaught: ${error.error().stack}`))
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText
    // Whoever leaves a page stops what it was still loading.
    // Where scripts are switched off, the browser refuses their files.
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
