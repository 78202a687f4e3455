import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { matchPath } from 'react-router'
import { afterAll, describe, expect, test } from 'vitest'
import { ACCOUNTS_FILE } from '../../../demo/demo-accounts.ts'
import { hasRole, STAFF_ROLES } from '../../../lib/staff/staff-role.ts'
import { roleOfScreen } from '../../../shop/admin/shell/navigation.ts'
import routes from '../../../shop/routes.ts'
import { openShopDatabase } from '../../databases/shop-database.ts'
import { often } from '../../deep.ts'
import { addPerson } from '../../fixtures/people.ts'
import { pageLanguage } from '../screens/page-language.ts'
import { prepareRecords } from '../screens/prepare-records.ts'
import { prepareShop } from '../screens/prepare-shop.ts'
import type { Screen } from '../screens/screen.ts'
import { staffScreens } from '../screens/staff-screens.ts'
import { movesThroughLists, returnsFocus } from '../support/browser/admin-keyboard.ts'
import { axeViolations } from '../support/browser/axe-violations.ts'
import { tabProblems } from '../support/browser/tab-order.ts'
import { touchProblems } from '../support/browser/touch-targets.ts'
import { enter, type Visit } from '../support/browser/visit.ts'
import { openBuiltShop } from '../support/shop/built-shop.ts'
import { storeSmallPictures } from '../support/shop/store-small-pictures.ts'

const WITHIN_MS = often(600_000)
/** `extension-pages.test.ts` covers the pages of extensions. */
const COVERED_ELSEWHERE = ['/admin/x/:extension/:page']

interface Route {
  path?: string
  file: string
  children?: Route[]
}
const pathsOf = (found: readonly Route[]): string[] =>
  found.flatMap(({ path, file, children = [] }) => [
    ...(path?.startsWith('admin') && file.endsWith('.page.tsx') ? [`/${path}`] : []),
    ...pathsOf(children),
  ])

// A demo shop with a record on each screen.
const opened = new AsyncDisposableStack()
const folder = await mkdtemp(join(tmpdir(), 'comptoir-e2e-'))
opened.defer(() => rm(folder, { recursive: true, force: true }))
await storeSmallPictures(folder)
const shop = await openBuiltShop(folder)
opened.defer(() => shop.close())
const { address } = shop
const demo = await prepareShop(address, join(folder, ACCOUNTS_FILE))
const token = demo.tokens.staff
const db = opened.use(await openShopDatabase(folder))
const english = pageLanguage('en')
const listed = staffScreens(demo, await prepareRecords(db, address, token))
const screens = Object.entries(listed).map(([name, screen]) => ({ name, ...screen }))
afterAll(() => opened.disposeAsync())

describe('each screen of the admin', { timeout: WITHIN_MS }, () => {
  test('is in the list of screens', () => {
    const paths = screens.map(({ path }) => new URL(path, address).pathname)
    const missing = pathsOf(routes as Route[]).filter((route) => !paths.some((path) => matchPath(route, path)))
    expect(missing).toEqual(COVERED_ELSEWHERE)
  })

  test('has no axe violations in light and dark theme', async () => {
    await expectNone({}, async ({ page }) => {
      const light = await axeViolations(page)
      await page.emulateMedia({ colorScheme: 'dark' })
      const dark = await axeViolations(page)
      await page.emulateMedia({ colorScheme: 'light' })
      return [...light, ...dark.filter((error) => !light.includes(error)).map((error) => `dark: ${error}`)]
    })
  })

  test.each([1440, 375])('is used with the keyboard, at %i px', async (width) => {
    await expectNone({ width }, async ({ page }, screen) => {
      // The focus stays in an open dialog, and a form in use starts in the middle.
      const errors = screen.first ? [] : await tabProblems(page, inShell(screen))
      return [...errors, ...(await returnsFocus(page)), ...(await movesThroughLists(page))]
    })
  })

  test('has large touch targets, and nothing is covered or too wide, at 375 px', async () => {
    await expectNone({ width: 375, touch: true }, ({ page }) => touchProblems(page))
  })

  test.each(STAFF_ROLES)('offers %s only what they may see', async (role) => {
    const person = await addPerson(db, { first: 'Robin', last: role, role })
    const errors: string[] = []
    await using visit = await enter('/admin', { address, token: person.token, expecting: /status of 4\d\d/ })
    const { page } = visit
    let here = '/admin'
    page.on('response', (response) => {
      if (response.status() >= 400) errors.push(`${here}: ${response.status()} of ${new URL(response.url()).pathname}`)
    })
    const seen = new Set([kindOf(here)])
    const paths = [here]
    for (const path of paths) {
      here = path
      await visit.goTo(path)
      await page.waitForLoadState('networkidle')
      const links = await page
        .locator('a[href]')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      for (const link of links) {
        const { origin, pathname, search } = new URL(link, `${address}${path}`)
        if (origin !== new URL(address).origin || !pathname.startsWith('/admin')) continue
        if (!hasRole(role, roleOfScreen(pathname))) errors.push(`${path} links to ${kindOf(pathname)}`)
        const kind = kindOf(pathname) + (/[?&]by=\w+/.exec(search)?.[0] ?? '')
        if (seen.has(kind)) continue
        seen.add(kind)
        paths.push(pathname + search)
      }
    }
    expect([...new Set(errors)]).toEqual([])
    expect(paths.length).toBeGreaterThan(5)
  })
})

/** The first screen is walked through with the navigation around it. */
const inShell = ({ path }: Screen) => ({ isThereAndBack: false, ...(path !== '/admin' && { within: '#screen' }) })

/** Opens all screens and expects that none has an error. */
async function expectNone(
  wishes: Omit<Parameters<typeof enter>[1], 'address' | 'token'>,
  look: (visit: Visit, screen: Screen) => Promise<string[]>,
): Promise<void> {
  const errors: Record<string, string[]> = {}
  const circumstances = { ...wishes, address, token, expecting: /status of 4\d\d/ }
  const note = async (visit: Visit, screen: (typeof screens)[number]) => {
    const found = await problemsOf(async () => {
      await visit.goTo(screen.path)
      await visit.page.waitForLoadState('networkidle')
      // A dialog that a key opens returns the focus to here.
      if (screen.first) await visit.page.locator('#screen').focus()
      await screen.first?.(visit.page, english)
    })
    found.push(...(found.length === 0 ? await look(visit, screen) : []))
    if (found.length > 0) errors[screen.name] = [...new Set(found)]
  }
  const [plain, prepared] = [screens.filter(({ first }) => !first), screens.filter(({ first }) => first)]
  // Screens that change the page have their own visit.
  for (const group of [plain, ...prepared.map((screen) => [screen])]) {
    const complaints = await problemsOf(async () => {
      await using visit = await enter('/contact', circumstances)
      for (const screen of group) await note(visit, screen)
    })
    if (complaints.length > 0) errors[`browser on ${group.at(-1)?.name}`] = complaints
  }
  expect(errors).toEqual({})
}

/** Returns the message of a failed action. */
async function problemsOf(action: () => Promise<void>): Promise<string[]> {
  try {
    await action()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** Screens that differ only in their records are of one kind. */
const kindOf = (path: string) =>
  path.replace(/\/\d+(?=\/|$)/g, '/1').replace(/\/(update|delete|duplicate)\/[^/]+$/, '/$1/slug')
