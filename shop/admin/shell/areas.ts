import {
  BadgePercent,
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
export interface StaffArea {
  to: string
  name: string
  Icon: LucideIcon
  /** The role that it needs; owners have every role. */
  role: NeededRole
  /** The count that is shown next to it. */
  waiting?: WaitingKey
}

/** A group of the navigation. Its link is that of its first item. */
export interface AreaGroup {
  name: string
  Icon: LucideIcon
  areas: readonly [StaffArea, ...StaffArea[]]
}

/** The admin navigation, in display order. A page below an item's path needs the same role. */
export const AREA_GROUPS: readonly AreaGroup[] = [
  { name: texts.today, Icon: Sun, areas: [{ to: href('/admin'), name: texts.today, Icon: Sun, role: 'staff' }] },
  {
    name: texts.orders,
    Icon: Truck,
    areas: [
      { to: href('/admin/orders'), name: texts.orders, Icon: Truck, role: 'orders', waiting: 'orders' },
      { to: href('/admin/payments'), name: texts.payments, Icon: CreditCard, role: 'orders', waiting: 'payments' },
      { to: href('/admin/withdrawals'), name: texts.withdrawals, Icon: Undo2, role: 'orders', waiting: 'withdrawals' },
    ],
  },
  {
    name: texts.products,
    Icon: Table2,
    areas: [
      { to: href('/admin/products'), name: texts.allProducts, Icon: Table2, role: 'catalogue' },
      { to: href('/admin/collections'), name: texts.collections, Icon: FolderTree, role: 'catalogue' },
      { to: href('/admin/reductions'), name: texts.reductions, Icon: BadgePercent, role: 'catalogue' },
      { to: href('/admin/facts'), name: texts.facts, Icon: ListFilter, role: 'catalogue' },
      { to: href('/admin/makers'), name: texts.makers, Icon: Factory, role: 'catalogue' },
      { to: href('/admin/csv'), name: texts.csv, Icon: FileSpreadsheet, role: 'catalogue' },
    ],
  },
  {
    name: texts.customers,
    Icon: MessagesSquare,
    areas: [
      { to: href('/admin/customers'), name: texts.customers, Icon: Users, role: 'orders' },
      { to: href('/admin/contact'), name: texts.messages, Icon: Mail, role: 'orders', waiting: 'messages' },
      { to: href('/admin/reviews'), name: texts.reviews, Icon: Star, role: 'catalogue', waiting: 'reviews' },
    ],
  },
  {
    name: texts.content,
    Icon: PanelsTopLeft,
    areas: [
      { to: href('/admin/home'), name: texts.homePage, Icon: PanelsTopLeft, role: 'catalogue' },
      { to: href('/admin/pages'), name: texts.pages, Icon: FileText, role: 'catalogue' },
      { to: href('/admin/synonyms'), name: texts.synonyms, Icon: Replace, role: 'catalogue' },
      { to: href('/admin/searches'), name: texts.searchesWithoutAResult, Icon: SearchX, role: 'catalogue' },
    ],
  },
  {
    name: texts.settings,
    Icon: Settings2,
    areas: [
      { to: href('/admin/settings/:group?', {}), name: texts.settings, Icon: Settings2, role: 'owner' },
      { to: href('/admin/selling'), name: texts.selling, Icon: Store, role: 'owner' },
      { to: href('/admin/delivery'), name: texts.delivery, Icon: MapPinned, role: 'owner' },
      { to: href('/admin/vat'), name: texts.vat, Icon: Percent, role: 'owner' },
      { to: href('/admin/team'), name: texts.team, Icon: Users, role: 'owner' },
      { to: href('/admin/changes'), name: texts.changes, Icon: History, role: 'owner' },
    ],
  },
]

/** Returns the navigation item of an admin page, by path prefix; undefined without one. */
export function areaOf(path: string): StaffArea | undefined {
  const areas = AREA_GROUPS.flatMap((group) => group.areas)
  return (
    areas.find(({ to }) => path === to) ?? areas.find(({ to }) => to !== href('/admin') && path.startsWith(`${to}/`))
  )
}

/** Returns the role that an admin page needs; `owner` for a page outside the navigation. */
export const roleOfScreen = (path: string): NeededRole => areaOf(path)?.role ?? 'owner'

/**
 * Returns the groups with the items that a role can open, without empty groups. Returns all groups for an unknown
 * role, to reserve their space.
 */
export function groupsFor(role: StaffRole | undefined): readonly AreaGroup[] {
  if (role === undefined) return AREA_GROUPS
  return AREA_GROUPS.flatMap((group) => {
    const [first, ...others] = group.areas.filter((area) => hasRole(role, area.role))
    return first ? [{ ...group, areas: [first, ...others] as const }] : []
  })
}
