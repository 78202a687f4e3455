import type { Page } from 'playwright-core'

/** Controls that open a menu or dialog. */
const OPENERS = 'main :is([aria-haspopup], [popovertarget]):not(:disabled, [inert] *)'
/** The most openers of a screen. All rows of a list have the same ones. */
const MOST_OPENERS = 6
const OPEN = ':popover-open, dialog[open], [role=dialog][data-open], [role=menu][data-open], [role=listbox][data-open]'

/** Opens each menu and dialog with Enter and closes it with Escape. @returns those that do not return the focus */
export async function returnsFocus(page: Page): Promise<string[]> {
  const errors: string[] = []
  const before = await page.locator(OPEN).count()
  if (before > 0) {
    await page.keyboard.press('Escape')
    const lost = await page.evaluate(() => document.activeElement === document.body)
    return lost ? ['The focus is lost when the dialog closes.'] : []
  }
  const openers = page.locator(OPENERS).filter({ visible: true })
  for (let at = 0; at < Math.min(await openers.count(), MOST_OPENERS); at += 1) {
    const opener = openers.nth(at)
    const name = (await opener.getAttribute('aria-label')) ?? (await opener.innerText())
    await opener.focus()
    await page.keyboard.press('Enter')
    const isOpen = await page
      .locator(OPEN)
      .first()
      .waitFor({ timeout: 2_000 })
      .then(
        () => true,
        () => false,
      )
    if (!isOpen) {
      errors.push(`${name}: Enter does not open it`)
      continue
    }
    await page.keyboard.press('Escape')
    await page
      .locator(OPEN)
      .first()
      .waitFor({ state: 'hidden', timeout: 2_000 })
      .catch(() => {})
    const isBack = () => opener.evaluate((element) => element === document.activeElement)
    for (let tries = 0; tries < 20 && !(await isBack()); tries += 1)
      await page.evaluate(() => new Promise(requestAnimationFrame))
    if (!(await isBack())) errors.push(`${name}: does not get the focus back`)
  }
  return errors
}

/** Presses j on a screen with a list. @returns an error if that does not move the focus into a row */
export async function movesThroughLists(page: Page): Promise<string[]> {
  const found = await page.evaluate(() => {
    const isRow = (row: Element) => row.checkVisibility() && row.querySelector('a[href], button, summary') !== null
    // Buttons next to each other are no rows.
    const lists = [...document.querySelectorAll('#screen :is(tbody, ul, ol)')].filter(
      (list) =>
        !list.closest('nav, form, dialog, aside, [popover]') &&
        getComputedStyle(list).display !== 'flex' &&
        [...list.children].filter(isRow).length > 1,
    )
    if (document.querySelector('dialog[open], :popover-open') || lists.length === 0) return false
    document.querySelector<HTMLElement>('#screen')?.focus()
    return true
  })
  if (!found) return []
  await page.keyboard.press('j')
  const isInRow = await page.evaluate(() => document.activeElement?.closest('#screen :is(tbody tr, li)') != null)
  return isInRow ? [] : ['j does not move into the list']
}
