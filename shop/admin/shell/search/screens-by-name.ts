import { href } from 'react-router'
import { texts as help } from '#texts/admin/help'
import { texts } from '#texts/admin/shell'
import { hasRole, type NeededRole, type StaffRole } from '../../../../lib/staff/staff-role.ts'
import { foldText } from '../../../../lib/texts/fold-text.ts'
import { localizedList } from '../../../../lib/texts/localized-constant.ts'
import { type HelpedScreen, TOPICS } from '../../help/screen-topics.ts'
import { CONNECTION_SCREENS } from '../../settings/connections/connection-screens.ts'
import { GROUP_TITLES } from '../../settings/group-titles.ts'
import { extensionGroup } from '../extension-group.ts'
import { isOffered, NAVIGATION_GROUPS, navigationItemOf } from '../navigation.ts'
import type { Waiting } from '../waiting/waiting.contract.ts'

/** In place of an address: opens the list of keyboard shortcuts. */
export const SHORTCUTS = '#shortcuts'

/** A screen or an action that the search finds by name without a request. */
interface NamedScreen {
  to: string
  name: string
  /** The name of its group; empty without one. */
  of: string
  role: NeededRole
  /** Other words for it. */
  keywords?: string
  needsLanguages?: true | undefined
}

const NAVIGATION: readonly NamedScreen[] = localizedList(() =>
  NAVIGATION_GROUPS.flatMap(({ name: of, items }) =>
    items.map(({ to, name, role, needsLanguages }) => {
      return { to, name, of: name === of ? '' : of, role, needsLanguages }
    }),
  ),
)
const SCREENS: readonly NamedScreen[] = localizedList(() => [
  ...NAVIGATION,
  // A group that its navigation item names already is found once.
  ...GROUP_TITLES.map(({ group, title }) => ({
    to: href('/admin/settings/:group?', { group }),
    name: title,
    of: texts.settings,
    role: 'owner' as const,
    keywords: texts.settingsKeywords[group] ?? '',
  })).filter(({ to, name }) => {
    const item = navigationItemOf(to)
    return item?.to !== to && item?.name !== name
  }),
  ...CONNECTION_SCREENS.map(({ to, title, keywords = '' }) => ({
    ...{ to, name: title, of: texts.settings, keywords },
    role: 'owner' as const,
  })),
])

const ACTIONS: readonly NamedScreen[] = localizedList(() => [
  ...NAVIGATION_GROUPS.flatMap(({ name: of, items }) =>
    items.flatMap(({ create, role }) => (create ? [{ ...create, of, role }] : [])),
  ),
  { to: href('/admin/products/update'), name: texts.updateAProduct, of: texts.products, role: 'catalogue' },
  { to: href('/admin/products/delete'), name: texts.deleteAProduct, of: texts.products, role: 'catalogue' },
  { to: href('/'), name: texts.viewShop, of: '', role: 'staff' },
  { to: href('/account/change_password'), name: texts.changePassword, of: texts.account, role: 'staff' },
  { to: href('/account/two_step'), name: texts.twoStepLogin, of: texts.account, role: 'staff' },
  { to: SHORTCUTS, name: texts.keyboardShortcuts, of: '', role: 'staff' },
])

const HELP: readonly NamedScreen[] = localizedList(() => [
  ...new Map(
    (Object.keys(TOPICS) as HelpedScreen[]).map((screen) => {
      const { guide, section } = TOPICS[screen]
      const to = `${href('/admin/help/:name', { name: guide })}${section ? `#${section}` : ''}`
      return [to, { to, name: help.ABOUT[screen].topic, of: texts.help, role: 'staff', keywords: '' } as const]
    }),
  ).values(),
])

/** The screens, help topics and actions of a role, best match first. */
interface Named {
  screens: readonly NamedScreen[]
  help: readonly NamedScreen[]
  actions: readonly NamedScreen[]
}

/**
 * Finds the admin screens, help topics and actions of a role. All typed words must be in the name, group or keywords.
 * An empty query returns the screens of the navigation and the actions.
 * @param waiting has the pages of extensions
 */
export function screensNamed(typed: string, role: StaffRole | undefined, waiting?: Waiting): Named {
  const own = (extensionGroup(waiting?.extension_pages)?.items ?? []).map(({ to, name, role }) => {
    return { to, name, of: texts.extensions, role, keywords: '' }
  })
  const words = foldText(typed).split(/\s+/).filter(Boolean)
  const find = (all: readonly NamedScreen[]) =>
    all
      .filter((screen) => hasRole(role, screen.role) && isOffered(screen, waiting))
      .map((screen) => ({ screen, rank: rankOf(screen, words) }))
      .filter(({ rank }) => rank > 0)
      .sort((a, b) => b.rank - a.rank)
      .map(({ screen }) => screen)
  return {
    screens: find([...(words.length === 0 ? NAVIGATION : SCREENS), ...own]),
    help: words.length === 0 ? [] : find(HELP),
    actions: find(ACTIONS),
  }
}

/** Returns how well a name matches: 3 by its beginning, 2 by a part, 1 by other words, 0 not at all. */
function rankOf({ name, of, keywords = texts.keywords[name] ?? '' }: NamedScreen, words: readonly string[]): number {
  const own = foldText(name)
  const all = `${own} ${foldText(keywords)}`
  if (!words.every((word) => `${foldText(of)} ${all}`.includes(word))) return 0
  if (words.every((word) => own.includes(word))) return words.some((word) => own.startsWith(word)) ? 3 : 2
  return words.length === 0 || words.some((word) => all.includes(word)) ? 1 : 0
}
