import {
  ChartColumn,
  CircleHelp,
  FileText,
  House,
  type LucideIcon,
  MessagesSquare,
  Search,
  Settings,
  ShoppingCart,
  Tag,
  Users,
} from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/admin/shell'
import { hasRole, type NeededRole, type StaffRole } from '../../../lib/staff/staff-role.ts'
import { localizedList } from '../../../lib/texts/localized-constant.ts'
import type { EditedGroup } from '../../core/settings/settings-groups.contract.ts'
import { extensionGroup } from './extension-group.ts'
import type { Waiting, WaitingKey } from './waiting/waiting.contract.ts'

/** An item of the admin navigation. */
export interface NavigationItem {
  to: string
  name: string
  /** The role that it needs; owners have every role. */
  role: NeededRole
  /** The count that is shown next to it. */
  waiting?: WaitingKey
  /** Further paths that belong to it. */
  also?: readonly string[]
  /** The screen that creates one of its records, and the name of that action. */
  create?: { to: string; name: string }
  /** Only in shops with several languages. */
  needsLanguages?: true
}

/** A group of the navigation. Its link is that of its first item. */
export interface NavigationGroup {
  name: string
  /** The name in the tab bar, where the name is too long. */
  shortName?: string
  Icon: LucideIcon
  items: readonly [NavigationItem, ...NavigationItem[]]
}

/** The address of the admin pages of extensions. */
const EXTENSION_PAGES = `${href('/admin')}/x/`

const settings = (group: EditedGroup) => href('/admin/settings/:group?', { group })

/** The admin navigation, in display order. A page below an item's path needs the same role. */
export const NAVIGATION_GROUPS: readonly NavigationGroup[] = localizedList(() => [
  {
    name: texts.dashboard,
    shortName: texts.dashboardTab,
    Icon: House,
    items: [{ to: href('/admin'), name: texts.dashboard, role: 'staff' }],
  },
  {
    name: texts.orders,
    Icon: ShoppingCart,
    items: [
      {
        to: href('/admin/orders'),
        name: texts.orders,
        role: 'orders',
        waiting: 'orders',
        create: { to: href('/admin/orders/new'), name: texts.createOrder },
      },
      { to: href('/admin/invoices'), name: texts.invoices, role: 'finance' },
      { to: href('/admin/payments'), name: texts.payments, role: 'orders', waiting: 'payments' },
      { to: href('/admin/gift_cards'), name: texts.giftCards, role: 'orders' },
      { to: href('/admin/withdrawals'), name: texts.withdrawals, role: 'orders', waiting: 'withdrawals' },
    ],
  },
  {
    name: texts.products,
    Icon: Tag,
    items: [
      {
        to: href('/admin/products'),
        name: texts.products,
        role: 'catalogue',
        create: { to: href('/admin/products/create'), name: texts.createProduct },
      },
      {
        to: href('/admin/collections'),
        name: texts.collections,
        role: 'catalogue',
        create: { to: href('/admin/collections/create'), name: texts.createCollection },
      },
      { to: href('/admin/makers'), name: texts.manufacturers, role: 'catalogue' },
      { to: href('/admin/facts'), name: texts.attributes, role: 'catalogue' },
      {
        to: href('/admin/reductions'),
        name: texts.sales,
        role: 'catalogue',
        create: { to: href('/admin/reductions/:id', { id: 'new' }), name: texts.createSale },
      },
      {
        to: href('/admin/discounts'),
        name: texts.discounts,
        role: 'catalogue',
        create: { to: href('/admin/discounts/:id', { id: 'new' }), name: texts.createDiscount },
      },
      { to: href('/admin/reviews'), name: texts.reviews, role: 'catalogue', waiting: 'reviews' },
      { to: href('/admin/csv'), name: texts.importAndExport, role: 'catalogue' },
    ],
  },
  {
    name: texts.customers,
    Icon: Users,
    items: [
      { to: href('/admin/customers'), name: texts.customers, role: 'orders' },
      { to: href('/admin/customers/tags'), name: texts.customerTags, role: 'orders' },
    ],
  },
  {
    name: texts.messages,
    Icon: MessagesSquare,
    items: [{ to: href('/admin/contact'), name: texts.messages, role: 'orders', waiting: 'messages' }],
  },
  {
    name: texts.reports,
    Icon: ChartColumn,
    items: [
      { to: href('/admin/reports'), name: texts.reports, role: 'finance' },
      { to: href('/admin/accounting'), name: texts.accounting, role: 'accountant' },
      { to: href('/admin/stock/low'), name: texts.lowStock, role: 'catalogue' },
      { to: href('/admin/stock'), name: texts.stockMovements, role: 'catalogue' },
    ],
  },
  {
    name: texts.content,
    Icon: FileText,
    items: [
      { to: href('/admin/home'), name: texts.homePage, role: 'catalogue' },
      {
        to: href('/admin/pages'),
        name: texts.pages,
        role: 'catalogue',
        create: { to: href('/admin/pages/:id', { id: 'create' }), name: texts.createPage },
      },
      { to: href('/admin/menus'), name: texts.menus, role: 'catalogue' },
      { to: href('/admin/translations'), name: texts.translations, role: 'catalogue', needsLanguages: true },
      { to: href('/admin/terms'), name: texts.terms, role: 'owner' },
    ],
  },
  {
    name: texts.search,
    Icon: Search,
    items: [
      { to: href('/admin/synonyms'), name: texts.synonyms, role: 'catalogue' },
      { to: href('/admin/searches'), name: texts.searchesWithoutAResult, role: 'catalogue' },
    ],
  },
  {
    name: texts.settings,
    Icon: Settings,
    items: [
      { to: href('/admin/settings/:group?', {}), name: texts.settings, role: 'owner' },
      { to: href('/admin/selling'), name: texts.launch, role: 'owner' },
      {
        to: settings('payments'),
        name: texts.paymentMethods,
        role: 'owner',
        also: [settings('online'), settings('methods'), settings('unpaid')],
      },
      { to: href('/admin/delivery'), name: texts.delivery, role: 'owner', also: [settings('delivery')] },
      { to: href('/admin/vat'), name: texts.vat, role: 'owner', also: [settings('vat')] },
      { to: href('/admin/team'), name: texts.team, role: 'owner' },
      { to: href('/admin/changes'), name: texts.activityLog, role: 'owner' },
    ],
  },
  {
    name: texts.help,
    Icon: CircleHelp,
    items: [{ to: href('/admin/help'), name: texts.help, role: 'staff' }],
  },
])

/**
 * Returns the navigation item of an admin page, by path prefix; undefined without one.
 * @param groups those of the navigation by default
 */
export function navigationItemOf(path: string, groups = NAVIGATION_GROUPS): NavigationItem | undefined {
  const items = groups.flatMap((group) => group.items)
  return (
    items.find(({ to, also = [] }) => path === to || also.includes(path)) ??
    items.find(({ to }) => to !== href('/admin') && path.startsWith(`${to}/`))
  )
}

/** Pages that need another role than the item above them. */
const OTHER_ROLES: readonly { path: string; role: NeededRole }[] = [
  { path: href('/admin/reports/discounts'), role: 'orders' },
]
const otherRoleOf = (page: string) => OTHER_ROLES.find(({ path }) => page === path || page.startsWith(`${path}/`))?.role

/**
 * Returns the role that an admin page needs; `owner` for a page outside the navigation. Pages of extensions check the
 * role themselves.
 */
export const roleOfScreen = (path: string): NeededRole =>
  path.startsWith(EXTENSION_PAGES) ? 'staff' : (otherRoleOf(path) ?? navigationItemOf(path)?.role ?? 'owner')

/** Returns whether the shop has the languages that an item needs. */
export const isOffered = ({ needsLanguages }: Pick<NavigationItem, 'needsLanguages'>, waiting?: Waiting): boolean =>
  !needsLanguages || waiting?.languages !== undefined

/**
 * Returns the groups with the items that a role can open, without empty groups. Returns all groups for an unknown
 * role, to reserve their space.
 * @param waiting has the pages of extensions
 */
export function groupsFor(role: StaffRole | undefined, waiting?: Waiting): readonly NavigationGroup[] {
  if (role === undefined) return NAVIGATION_GROUPS
  const ofExtensions = extensionGroup(waiting?.extension_pages)
  // Before the settings and the help.
  const all = ofExtensions ? NAVIGATION_GROUPS.toSpliced(-2, 0, ofExtensions) : NAVIGATION_GROUPS
  return all.flatMap((group) => {
    const [first, ...others] = group.items.filter((item) => hasRole(role, item.role) && isOffered(item, waiting))
    return first ? [{ ...group, items: [first, ...others] as const }] : []
  })
}

/** Returns the items below a group's own link: without the first one if it has the group's name. */
export const subItems = ({ name, items }: NavigationGroup): readonly NavigationItem[] =>
  items[0].name === name ? items.slice(1) : items

/** Returns the number of tasks of some items. */
export const countOf = (items: readonly NavigationItem[], waiting: Waiting | undefined): number =>
  items.reduce((sum, item) => sum + ((item.waiting && waiting?.[item.waiting]) ?? 0), 0)
