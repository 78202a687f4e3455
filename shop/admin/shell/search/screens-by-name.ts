import { href } from 'react-router'
import * as texts from '#texts/admin/shell'
import { hasRole, type StaffRole } from '../../../../lib/staff/staff-role.ts'
import { GROUP_TITLES } from '../../settings/group-titles.ts'
import { NAVIGATION_GROUPS, roleOfScreen } from '../navigation.ts'

/** An admin page that the search finds by name without a request. */
interface NamedScreen {
  to: string
  name: string
  /** The name of its group. */
  of: string
}

const SCREENS: readonly NamedScreen[] = [
  ...NAVIGATION_GROUPS.flatMap(({ name: of, items }) => items.map(({ to, name }) => ({ to, name, of }))),
  { to: href('/admin/products/create'), name: texts.createAProduct, of: texts.products },
  { to: href('/admin/products/update'), name: texts.updateAProduct, of: texts.products },
  { to: href('/admin/products/delete'), name: texts.deleteAProduct, of: texts.products },
  { to: href('/admin/reductions/new'), name: texts.createSale, of: texts.products },
  { to: href('/admin/collections/create'), name: texts.createACollection, of: texts.products },
  { to: href('/admin/pages/create'), name: texts.createAPage, of: texts.content },
  ...GROUP_TITLES.map(({ group, title }) => ({
    to: href('/admin/settings/:group?', { group }),
    name: title,
    of: texts.settings,
  })),
]

/**
 * Finds the admin pages of a role whose names contain all words; for an empty query, the pages of the navigation.
 */
export function screensNamed(typed: string, role: StaffRole | undefined): readonly NamedScreen[] {
  const isTheirs = ({ to }: NamedScreen) => hasRole(role, roleOfScreen(to))
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  if (words.length === 0)
    return SCREENS.slice(0, NAVIGATION_GROUPS.flatMap(({ items }) => items).length).filter(isTheirs)
  return SCREENS.filter(isTheirs).filter(({ name, of }) => {
    const text = `${of} ${name}`.toLowerCase()
    return words.every((word) => text.includes(word)) && words.some((word) => name.toLowerCase().includes(word))
  })
}
