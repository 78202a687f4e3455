import { href, Link } from 'react-router'
import { texts } from '#texts/admin/settings'
import { localizedList } from '../../../lib/texts/localized-constant.ts'
import { scrollRowToLink } from '../../core/admin-kit/lists/scroll-row.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'
import { CONNECTION_SCREENS } from './connections/connection-screens.ts'

interface SettingsScreen {
  to: string
  title: string
}

/** The settings groups in display order. */
export const GROUPS = localizedList(() => Object.keys(texts.groups) as EditedGroup[])

/** Groups with a separate navigation item. */
const SECTIONS: readonly (readonly EditedGroup[])[] = [
  ['payments', 'online', 'methods', 'unpaid'],
  ['delivery'],
  ['vat'],
]

const screenOf = (group: EditedGroup): SettingsScreen => ({
  to: href('/admin/settings/:group?', { group }),
  title: texts.groups[group].title,
})

/** The general groups and the connections to other systems. */
const GENERAL = localizedList(() => [
  ...GROUPS.filter((group) => !SECTIONS.flat().includes(group)).map(screenOf),
  ...CONNECTION_SCREENS,
])
const SCREENS = localizedList(() => [GENERAL, ...SECTIONS.map((section) => section.map(screenOf))])

/**
 * Links to the screens of a settings section; nothing for a section of one screen.
 * @param current path of the screen
 */
export function SettingsNav({ current }: { current: string }) {
  const screens = SCREENS.find((section) => section.some(({ to }) => to === current)) ?? GENERAL
  if (screens.length === 1) return null
  return (
    <nav aria-label={texts.partsOfSettings} className="min-w-0">
      <ul className="-m-1 relative flex gap-1 p-1 max-sm:overflow-x-auto max-sm:[scrollbar-width:none] max-lg:sm:flex-wrap lg:sticky lg:top-6 lg:grid">
        {screens.map(({ to, title }) => (
          <li key={to}>
            <Link
              ref={to === current ? scrollRowToLink : undefined}
              to={to}
              className={`flex min-h-9 items-center rounded-control px-3 py-1.5 text-sm max-lg:whitespace-nowrap hover:bg-sunken max-lg:min-h-11 ${to === current ? 'bg-sunken font-medium' : 'text-muted'}`}
              aria-current={to === current ? 'page' : undefined}
            >
              {title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
