import { refuseFields } from '../../../server/http/refusal.ts'
import { MAX_COLUMNS, MAX_ENTRIES, MAX_LINKS, MENU_NAMES, type MenuName } from './edit-menus.contract.ts'

const LISTS = {
  shop: { text: 'The shop menu', max: MAX_ENTRIES, unit: 'entries' },
  header: { text: 'The header', max: MAX_ENTRIES, unit: 'links' },
  footer: { text: 'The footer', max: MAX_COLUMNS, unit: 'columns' },
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
    const { text, max, unit } = LISTS[menu]
    const isLonger = menus[menu].length > Math.max(max, before[menu].length)
    const hasLonger = longest(menus, menu) > Math.max(MAX_LINKS, longest(before, menu))
    const texts = [
      ...(isLonger ? [`${text} can have at most ${max} ${unit}. Remove some of them, then save again.`] : []),
      ...(hasLonger ? [`An entry can have at most ${MAX_LINKS} links. Remove some of them, then save again.`] : []),
    ]
    return texts.length > 0 ? [[menu, texts] as const] : []
  })
  if (errors.length > 0) throw refuseFields(Object.fromEntries(errors))
}
