import type { Locator, Page, Request } from 'playwright-core'

/** Path to a control: the screen, and the controls to use there first, such as a menu button. */
interface Way {
  path: string
  steps: string[]
  /** Kind of the last control: its description without the variable part, such as the product's name. */
  what: string
}

export interface Findings {
  /** Opened screens, one of each kind. */
  screens: string[]
  /** Addresses of all links. */
  links: Set<string>
  /** Kinds of the controls that were used. */
  used: Set<string>
  /** Controls without an effect, and links to missing fragments. */
  dead: string[]
  /** Controls that were seen but could not be reached again. */
  missed: Set<string>
}

interface Crawl {
  page: Page
  start: readonly string[]
  /** Whether the crawl includes a screen. Its links are collected in any case. */
  isOurs: (path: string) => boolean
  /** Runs before a screen is loaded, for example to log in again after a logout. */
  before: () => Promise<void>
  /** False opens all screens without using controls. */
  uses: boolean
  /** Checks each screen once. */
  look: (path: string) => Promise<void>
}

/** Also use controls that appear only after another control, such as menu items. Nothing is nested deeper. */
const DEEPEST = 2
/** Time limits in milliseconds: until a control exists, until it is usable, and until it has an effect. */
interface Patience {
  there: number
  usable: number
  effect: number
}
/** On a used screen. Slow controls are tried again after a reload. */
const HASTY: Patience = { there: 100, usable: 1_500, effect: 1_500 }
/** On a reloaded screen, also on a busy machine. */
const PATIENT: Patience = { there: 5_000, usable: 30_000, effect: 5_000 }
/** Types of text fields. */
const TYPED = /^(text|search|email|password|number|tel|url)$/
/** Values of fields for dates and times, by type. */
const TIMES: Record<string, string> = { date: '2026-01-15', 'datetime-local': '2026-01-15T10:30', time: '10:30' }

/** Effect of a control. Filling in a field of a form counts as an effect and leaves the screen unchanged. */
type Outcome = 'something' | 'typed' | 'nothing' | 'gone'

/** Visits all linked screens and uses each different control once, including those that another control reveals. */
export async function crawl({ page, start, isOurs, before, uses, look }: Crawl): Promise<Findings> {
  const findings: Findings = { screens: [], links: new Set(), used: new Set(), dead: [], missed: new Set() }
  const kinds = new Set<string>()
  const known = new Set<string>()
  const screens: string[] = []
  const ways: Way[] = []

  const meet = (path: string) => {
    if (!isOurs(path) || kinds.has(kindOf(path))) return
    kinds.add(kindOf(path))
    screens.push(path)
  }
  const lookAround = async (path: string, steps: string[]) => {
    const { links, controls, astray } = await page.evaluate(() => window.crawler.takeStock())
    for (const link of links) {
      findings.links.add(link)
      meet(link)
    }
    findings.dead.push(...astray.map((fragment) => `${path}: nothing is at ${fragment}`))
    // Use new controls before they disappear.
    for (const control of controls.toReversed()) {
      const what = `${control.startsWith('main') ? kindOf(path).replace(/(update|duplicate)\/…/, 'create') : ''} ${control}`
      if (!uses || known.has(what)) continue
      known.add(what)
      ways.unshift({ path, steps: [...steps, control], what })
    }
  }

  const load = async (path: string) => {
    await before()
    // Otherwise the browser would treat it as a reload and restore an enlarged picture.
    await page.evaluate(() => history.pushState(null, '', '/elsewhere'))
    await page.goto(path)
    await untilAlive(page)
  }

  for (const path of start) meet(path)
  for (const path of screens) {
    await load(path)
    findings.screens.push(path)
    await look(path)
    await lookAround(path, [])
    /** Open overlays, by the steps that opened them. Undefined if the browser is elsewhere. */
    let open: string[] | undefined = []
    for (let way = ways.shift(); way; way = ways.shift()) {
      const [last = '', ...before] = way.steps.toReversed()
      // Loading a screen is the slowest step, so reuse it. Its overlays may still be open.
      const isHere: boolean = pathOf(page) === way.path && (open?.length === 0 || isSame(open, before))
      if (!isHere) await load(way.path)
      const outcome: Outcome = await walk(page, isHere ? [last] : way.steps, isHere ? HASTY : PATIENT).catch(
        (error: Error): Outcome => {
          // A message may cover the control. Nothing may cover it on a reloaded screen.
          if (isHere) return 'gone'
          throw new Error(`${way.path}: ${way.steps.join(' > ')}`, { cause: error })
        },
      )
      if (isHere && (outcome === 'gone' || outcome === 'nothing')) {
        // An earlier control may have disabled this one, so reload.
        open = undefined
        ways.unshift(way)
        continue
      }
      if (outcome === 'gone' && way.steps.length > 1) {
        // The steps to reveal it may have a lasting effect, so skip them.
        open = undefined
        ways.unshift({ ...way, steps: [last] })
        continue
      }
      if (outcome === 'gone') {
        // It may appear elsewhere. Controls of temporary elements, such as messages, can't be reached again.
        known.delete(way.what)
        findings.missed.add(way.what)
        open = undefined
        continue
      }
      findings.used.add(way.what)
      findings.missed.delete(way.what)
      if (outcome === 'nothing') findings.dead.push(`${way.path}: ${way.steps.join(' > ')}`)
      const now = pathOf(page)
      const standsOver = (await page.locator(':modal, :popover-open').count()) > 0
      open = standsOver ? way.steps.slice(0, DEEPEST - 1) : []
      if (now !== way.path) meet(now)
      else if (way.steps.length < DEEPEST) await lookAround(way.path, way.steps)
    }
  }
  return findings
}

const isSame = (one: string[] | undefined, other: string[]) => one?.join() === other.toReversed().join()

/** Screens that differ only in their records are of one kind. */
function kindOf(path: string): string {
  return new URL(path, 'http://shop').pathname
    .replace(/^(\/products|\/search|\/collections|\/pages|\/admin\/csv|\/admin\/settings)\/[^/]+$/, '$1/…')
    .replace(/^(\/admin\/(?:reductions|pages))\/\d+$/, '$1/…')
    .replace(/^(\/admin\/(?:products|collections)\/(?:update|delete|duplicate))\/[^/]+$/, '$1/…')
    .replace(/^\/reviews\/.*/, '/reviews/…')
}

const pathOf = (page: Page) => new URL(page.url()).pathname + new URL(page.url()).search

async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.documentElement).some((key) => key.startsWith('__reactFiber')))
  await page.getByRole('main').getByText('Loading', { exact: true }).waitFor({ state: 'detached' })
}

/** Uses the controls one after the other and returns the outcome of the last one. */
async function walk(page: Page, steps: string[], patience: Patience): Promise<Outcome> {
  let outcome: Outcome = 'gone'
  for (const step of steps) {
    const isThere = await page
      .waitForFunction((control) => window.crawler.mark(control), step, { timeout: patience.there })
      .catch(() => null)
    if (!isThere) return 'gone'
    if (patience === PATIENT) {
      // A screen that was just loaded may replace the control once more.
      await page.evaluate(() => window.crawler.isQuiet())
      if (!(await page.evaluate((control) => window.crawler.mark(control), step))) return 'gone'
    }
    outcome = await use(page, patience)
  }
  return outcome
}

/** Uses the marked control and waits for its complete effect. */
async function use(page: Page, { usable, effect }: Patience): Promise<Outcome> {
  const control = page.locator('[data-crawled]')
  const before = page.url()
  const asked = new Set<Request>()
  const answered = new Set<Request>()
  // Pictures load independently.
  const ask = (request: Request) => void (request.resourceType() !== 'image' && asked.add(request))
  const answer = (request: Request) => void answered.add(request)
  let downloads = 0
  const download = () => {
    downloads += 1
  }
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer).on('download', download)
  try {
    if (await touch(control, usable)) return 'typed'
    const end = Date.now() + effect
    const hasChanged = () => page.evaluate(() => window.crawler.hasChanged()).catch(() => true)
    const isUnanswered = async () => asked.size + downloads === 0 && page.url() === before && !(await hasChanged())
    while (await isUnanswered()) if (Date.now() > end) return 'nothing'
    do await page.evaluate(() => window.crawler.isQuiet()).catch(() => undefined)
    while (!asked.isSubsetOf(answered) && Date.now() < end)
    return 'something'
  } finally {
    page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer).off('download', download)
    await page
      .evaluate(() => document.querySelector('[data-crawled]')?.removeAttribute('data-crawled'))
      .catch(() => undefined)
  }
}

/** Uses a control according to its type. Returns whether it is a field of a form. */
async function touch(control: Locator, timeout: number): Promise<boolean> {
  const { tag, type, last, isInForm } = await control.evaluate((element) => ({
    tag: element.tagName,
    type: element.getAttribute('type') ?? 'text',
    last: element instanceof HTMLSelectElement ? element.options.length - 1 : 0,
    isInForm:
      element.getAttribute('name') !== null &&
      element.closest('form')?.querySelector('button:not([type=button]), [type=submit]') != null,
  }))
  if (type === 'color') await control.fill('#336699')
  else if (tag === 'SELECT') await control.selectOption({ index: last })
  else if (TIMES[type]) await control.fill(TIMES[type])
  else if (type === 'file')
    await control.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  // It may be at either end.
  else if (type === 'range') for (const key of ['ArrowLeft', 'ArrowRight']) await control.press(key)
  // Users click the label of these.
  else if (type === 'radio' || type === 'checkbox') await control.click({ force: true })
  else if (tag === 'TEXTAREA' || (tag === 'INPUT' && TYPED.test(type))) await control.pressSequentially('12')
  else await control.click({ timeout })
  // A chosen file has a visible effect once it is read.
  return isInForm && tag !== 'BUTTON' && type !== 'file'
}
