import {
  BadgePercent,
  ChartColumn,
  CircleHelp,
  CreditCard,
  Factory,
  FileSpreadsheet,
  FileText,
  FolderTree,
  History,
  ListFilter,
  type LucideIcon,
  Mail,
  MapPinned,
  MessagesSquare,
  PanelsTopLeft,
  Percent,
  Replace,
  SearchX,
  Settings2,
  Star,
  Store,
  Sun,
  Table2,
  Truck,
  Undo2,
  Users,
} from 'lucide-react'
import { href } from 'react-router'
import * as texts from '#texts/admin/shell'
import { hasRole, type NeededRole, type StaffRole } from '../../../lib/staff/staff-role.ts'
import type { WaitingKey } from './waiting/waiting.contract.ts'

/** An item of the admin navigation. */
export interface NavigationItem {
  to: string
  name: string
  Icon: LucideIcon
  /** The role that it needs; owners have every role. */
  role: NeededRole
  /** The count that is shown next to it. */
  waiting?: WaitingKey
}

/** A group of the navigation. Its link is that of its first item. */
export interface NavigationGroup {
  name: string
  Icon: LucideIcon
  items: readonly [NavigationItem, ...NavigationItem[]]
}

/** The admin navigation, in display order. A page below an item's path needs the same role. */
export const NAVIGATION_GROUPS: readonly NavigationGroup[] = [
  {
    name: texts.dashboard,
    Icon: Sun,
    items: [{ to: href('/admin'), name: texts.dashboard, Icon: Sun, role: 'staff' }],
  },
  {
    name: texts.reports,
    Icon: ChartColumn,
    items: [{ to: href('/admin/reports'), name: texts.reports, Icon: ChartColumn, role: 'orders' }],
  },
  {
    name: texts.orders,
    Icon: Truck,
    items: [
      { to: href('/admin/orders'), name: texts.orders, Icon: Truck, role: 'orders', waiting: 'orders' },
      { to: href('/admin/payments'), name: texts.payments, Icon: CreditCard, role: 'orders', waiting: 'payments' },
      { to: href('/admin/withdrawals'), name: texts.withdrawals, Icon: Undo2, role: 'orders', waiting: 'withdrawals' },
    ],
  },
  {
    name: texts.products,
    Icon: Table2,
    items: [
      { to: href('/admin/products'), name: texts.allProducts, Icon: Table2, role: 'catalogue' },
      { to: href('/admin/collections'), name: texts.collections, Icon: FolderTree, role: 'catalogue' },
      { to: href('/admin/reductions'), name: texts.sales, Icon: BadgePercent, role: 'catalogue' },
      { to: href('/admin/facts'), name: texts.attributes, Icon: ListFilter, role: 'catalogue' },
      { to: href('/admin/makers'), name: texts.manufacturers, Icon: Factory, role: 'catalogue' },
      { to: href('/admin/csv'), name: texts.importAndExport, Icon: FileSpreadsheet, role: 'catalogue' },
    ],
  },
  {
    name: texts.customers,
    Icon: MessagesSquare,
    items: [
      { to: href('/admin/customers'), name: texts.customers, Icon: Users, role: 'orders' },
      { to: href('/admin/contact'), name: texts.messages, Icon: Mail, role: 'orders', waiting: 'messages' },
      { to: href('/admin/reviews'), name: texts.reviews, Icon: Star, role: 'catalogue', waiting: 'reviews' },
    ],
  },
  {
    name: texts.content,
    Icon: PanelsTopLeft,
    items: [
      { to: href('/admin/home'), name: texts.homePage, Icon: PanelsTopLeft, role: 'catalogue' },
      { to: href('/admin/pages'), name: texts.pages, Icon: FileText, role: 'catalogue' },
      { to: href('/admin/synonyms'), name: texts.synonyms, Icon: Replace, role: 'catalogue' },
      { to: href('/admin/searches'), name: texts.searchesWithoutAResult, Icon: SearchX, role: 'catalogue' },
    ],
  },
  {
    name: texts.settings,
    Icon: Settings2,
    items: [
      { to: href('/admin/settings/:group?', {}), name: texts.settings, Icon: Settings2, role: 'owner' },
      { to: href('/admin/selling'), name: texts.launch, Icon: Store, role: 'owner' },
      { to: href('/admin/delivery'), name: texts.delivery, Icon: MapPinned, role: 'owner' },
      { to: href('/admin/vat'), name: texts.vat, Icon: Percent, role: 'owner' },
      { to: href('/admin/team'), name: texts.team, Icon: Users, role: 'owner' },
      { to: href('/admin/changes'), name: texts.activityLog, Icon: History, role: 'owner' },
    ],
  },
  {
    name: texts.help,
    Icon: CircleHelp,
    items: [{ to: href('/admin/help'), name: texts.help, Icon: CircleHelp, role: 'staff' }],
  },
]

/** Returns the navigation item of an admin page, by path prefix; undefined without one. */
export function navigationItemOf(path: string): NavigationItem | undefined {
  const items = NAVIGATION_GROUPS.flatMap((group) => group.items)
  return (
    items.find(({ to }) => path === to) ?? items.find(({ to }) => to !== href('/admin') && path.startsWith(`${to}/`))
  )
}

/** Returns the role that an admin page needs; `owner` for a page outside the navigation. */
export const roleOfScreen = (path: string): NeededRole => navigationItemOf(path)?.role ?? 'owner'

/**
 * Returns the groups with the items that a role can open, without empty groups. Returns all groups for an unknown
 * role, to reserve their space.
 */
export function groupsFor(role: StaffRole | undefined): readonly NavigationGroup[] {
  if (role === undefined) return NAVIGATION_GROUPS
  return NAVIGATION_GROUPS.flatMap((group) => {
    const [first, ...others] = group.items.filter((item) => hasRole(role, item.role))
    return first ? [{ ...group, items: [first, ...others] as const }] : []
  })
}
