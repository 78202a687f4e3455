import { refuseFields } from '../../../server/http/refusal.ts'
import { MAX_COLUMNS, MAX_ENTRIES, MAX_LINKS, MENU_NAMES, type MenuName } from './edit-menus.contract.ts'

const LISTS = {
  shop: {
    max: MAX_ENTRIES,
    error: `The shop menu can have at most ${MAX_ENTRIES} entries. Remove some of them, then save again.`,
  },
  header: {
    max: MAX_ENTRIES,
    error: `The header can have at most ${MAX_ENTRIES} links. Remove some of them, then save again.`,
  },
  footer: {
    max: MAX_COLUMNS,
    error: `The footer can have at most ${MAX_COLUMNS} columns. Remove some of them, then save again.`,
  },
} as const

type Lists = Record<MenuName, readonly { links: readonly unknown[] }[]>

/**
 * Checks the lengths of all lists. A list that is too long already, because it was built before the menu editor, can be
 * saved but not extended.
 * @throws Refusal 400 at the menus
 */
export function refuseLonger(menus: Lists, before: Lists): void {
  const longest = (lists: Lists, menu: MenuName) => Math.max(0, ...lists[menu].map(({ links }) => links.length))
  const errors = MENU_NAMES.flatMap((menu) => {
    const { max, error } = LISTS[menu]
    const isLonger = menus[menu].length > Math.max(max, before[menu].length)
    const hasLonger = longest(menus, menu) > Math.max(MAX_LINKS, longest(before, menu))
    const texts = [
      ...(isLonger ? [error] : []),
      ...(hasLonger ? [`An entry can have at most ${MAX_LINKS} links. Remove some of them, then save again.`] : []),
    ]
    return texts.length > 0 ? [[menu, texts] as const] : []
  })
  if (errors.length > 0) throw refuseFields(Object.fromEntries(errors))
}
