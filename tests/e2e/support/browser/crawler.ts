import type { Locator, Page, Request } from 'playwright-core'

/** How to come to a control: the screen, and what is used there first (such as the button that opens a menu). */
interface Way {
  path: string
  steps: string[]
  /** The last step without what differs between controls of a kind, such as the thing that it adds. */
  what: string
}

export interface Findings {
  /** Screens that were opened, one of each kind. */
  screens: string[]
  /** Addresses of all links. */
  links: Set<string>
  /** How many different controls were used. */
  used: number
  /** Controls that did nothing, and links to places on a page that it does not have. */
  dead: string[]
  /** Controls that were seen and could not be used, because nothing led to them again. */
  missed: Set<string>
}

interface Crawl {
  page: Page
  start: readonly string[]
  /** Whether a screen belongs to this crawl; its links are collected anyway. */
  isOurs: (path: string) => boolean
  /** Before a screen is opened anew, such as to log in again after a way that logged out. */
  before: () => Promise<void>
  /** False for one that opens all screens and uses nothing on them. */
  uses: boolean
  /** What is looked at on each screen once. */
  look: (path: string) => Promise<void>
}

/** What only comes up by a control, such as a menu, is used as well; nothing of ours hides deeper. */
const DEEPEST = 2
/** How long is waited for a control that was there before, until it can be used, and until anything comes of it. */
interface Patience {
  there: number
  usable: number
  effect: number
}
/** On a screen that was used already, where what takes longer is tried once more on the screen as it is loaded. */
const HASTY: Patience = { there: 100, usable: 1_500, effect: 1_500 }
/** On one that was loaded anew: also a machine with other work gets there. */
const PATIENT: Patience = { there: 5_000, usable: 30_000, effect: 5_000 }
/** Types of fields that somebody types in. */
const TYPED = /^(text|search|email|password|number|tel|url)$/

/** What came of a control; a field that a form sends along is use enough, and leaves the screen as it was. */
type Outcome = 'something' | 'typed' | 'nothing' | 'gone'

/** Goes through all screens that links lead to, and uses each different control once, also those that only come up by another. */
export async function crawl({ page, start, isOurs, before, uses, look }: Crawl): Promise<Findings> {
  const findings: Findings = { screens: [], links: new Set(), used: 0, dead: [], missed: new Set() }
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
    // What just came up is used before it has to be brought up again.
    for (const control of controls.toReversed()) {
      const what = `${control.startsWith('main') ? kindOf(path).replace(/(update|duplicate)\/…/, 'create') : ''} ${control}`
      if (!uses || known.has(what)) continue
      known.add(what)
      ways.unshift({ path, steps: [...steps, control], what })
    }
  }

  const load = async (path: string) => {
    await before()
    // Else the browser takes it for a reload, after which a picture that was enlarged still is.
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
    /** What stands over the screen, by the steps that led there; nothing when the browser is elsewhere. */
    let open: string[] | undefined = []
    for (let way = ways.shift(); way; way = ways.shift()) {
      const [last = '', ...before] = way.steps.toReversed()
      // Loading a screen anew takes longer than anything else here. What came up on the screen itself may still be there.
      const isHere: boolean = pathOf(page) === way.path && (open?.length === 0 || isSame(open, before))
      if (!isHere) await load(way.path)
      const outcome: Outcome = await walk(page, isHere ? [last] : way.steps, isHere ? HASTY : PATIENT).catch(
        (error: Error): Outcome => {
          // A message may lie over it; on the screen as it is loaded nothing may.
          if (isHere) return 'gone'
          throw new Error(`${way.path}: ${way.steps.join(' > ')}`, { cause: error })
        },
      )
      if (isHere && (outcome === 'gone' || outcome === 'nothing')) {
        // What was used before may have taken its use away.
        open = undefined
        ways.unshift(way)
        continue
      }
      if (outcome === 'gone' && way.steps.length > 1) {
        // What was done to bring it up may have stayed done.
        open = undefined
        ways.unshift({ ...way, steps: [last] })
        continue
      }
      if (outcome === 'gone') {
        // It may come up elsewhere; a control that nothing leads to again was part of a moment, like the message about what was done.
        known.delete(way.what)
        findings.missed.add(way.what)
        open = undefined
        continue
      }
      findings.used += 1
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

/** Screens that differ only in what they show are of one kind. */
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

/** Uses one control after the other; the answer is what the last one did. */
async function walk(page: Page, steps: string[], patience: Patience): Promise<Outcome> {
  let outcome: Outcome = 'gone'
  for (const step of steps) {
    const isThere = await page
      .waitForFunction((control) => window.crawler.mark(control), step, { timeout: patience.there })
      .catch(() => null)
    if (!isThere) return 'gone'
    outcome = await use(page, patience)
  }
  return outcome
}

/** Uses the marked control as a person would and waits until anything comes of it, and then until all of it has come. */
async function use(page: Page, { usable, effect }: Patience): Promise<Outcome> {
  const control = page.locator('[data-crawled]')
  const before = page.url()
  const asked = new Set<Request>()
  const answered = new Set<Request>()
  // Pictures come by themselves.
  const ask = (request: Request) => void (request.resourceType() !== 'image' && asked.add(request))
  const answer = (request: Request) => void answered.add(request)
  page.on('request', ask).on('requestfinished', answer).on('requestfailed', answer)
  try {
    if (await touch(control, usable)) return 'typed'
    const end = Date.now() + effect
    const hasChanged = () => page.evaluate(() => window.crawler.hasChanged()).catch(() => true)
    while (asked.size === 0 && page.url() === before && !(await hasChanged())) if (Date.now() > end) return 'nothing'
    do await page.evaluate(() => window.crawler.isQuiet()).catch(() => undefined)
    while (!asked.isSubsetOf(answered) && Date.now() < end)
    return 'something'
  } finally {
    page.off('request', ask).off('requestfinished', answer).off('requestfailed', answer)
    await page
      .evaluate(() => document.querySelector('[data-crawled]')?.removeAttribute('data-crawled'))
      .catch(() => undefined)
  }
}

/** Does with a control what it is for. The answer is whether it is a field that a form sends along. */
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
  else if (type === 'file')
    await control.setInputFiles({ name: 'a.txt', mimeType: 'text/plain', buffer: Buffer.from('a') })
  // It may stand at either end.
  else if (type === 'range') for (const key of ['ArrowLeft', 'ArrowRight']) await control.press(key)
  // What is seen of these is their label.
  else if (type === 'radio' || type === 'checkbox') await control.click({ force: true })
  else if (tag === 'TEXTAREA' || (tag === 'INPUT' && TYPED.test(type))) await control.pressSequentially('12')
  else await control.click({ timeout })
  // What was chosen is shown once it has been read.
  return isInForm && tag !== 'BUTTON' && type !== 'file'
}
