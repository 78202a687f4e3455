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
} from 'lucide-react'
import { href } from 'react-router'
import * as texts from '#texts/staff-frame'
import type { WaitingKey } from './waiting/waiting.contract.ts'

/** One thing that staff see to, with the address at which it begins. */
export interface StaffArea {
  to: string
  name: string
  Icon: LucideIcon
  /** What of it waits for somebody. */
  waiting?: WaitingKey
}

/** What belongs together; a group is reached by the first of its areas. */
export interface AreaGroup {
  name: string
  Icon: LucideIcon
  areas: readonly [StaffArea, ...StaffArea[]]
}

/** Where staff work, in the order in which it is needed. A new area is a line here. */
export const AREA_GROUPS: readonly AreaGroup[] = [
  { name: texts.today, Icon: Sun, areas: [{ to: href('/admin'), name: texts.today, Icon: Sun }] },
  {
    name: texts.orders,
    Icon: Truck,
    areas: [
      { to: href('/admin/orders'), name: texts.orders, Icon: Truck, waiting: 'orders' },
      { to: href('/admin/payments'), name: texts.payments, Icon: CreditCard, waiting: 'payments' },
      { to: href('/admin/withdrawals'), name: texts.withdrawals, Icon: Undo2, waiting: 'withdrawals' },
    ],
  },
  {
    name: texts.products,
    Icon: Table2,
    areas: [
      { to: href('/admin/products'), name: texts.allProducts, Icon: Table2 },
      { to: href('/admin/collections'), name: texts.collections, Icon: FolderTree },
      { to: href('/admin/reductions'), name: texts.reductions, Icon: BadgePercent },
      { to: href('/admin/facts'), name: texts.facts, Icon: ListFilter },
      { to: href('/admin/makers'), name: texts.makers, Icon: Factory },
      { to: href('/admin/csv'), name: texts.csv, Icon: FileSpreadsheet },
    ],
  },
  {
    name: texts.customers,
    Icon: MessagesSquare,
    areas: [
      { to: href('/admin/contact'), name: texts.messages, Icon: Mail, waiting: 'messages' },
      { to: href('/admin/reviews'), name: texts.reviews, Icon: Star, waiting: 'reviews' },
    ],
  },
  {
    name: texts.content,
    Icon: PanelsTopLeft,
    areas: [
      { to: href('/admin/home'), name: texts.homePage, Icon: PanelsTopLeft },
      { to: href('/admin/pages'), name: texts.pages, Icon: FileText },
      { to: href('/admin/synonyms'), name: texts.synonyms, Icon: Replace },
      { to: href('/admin/searches'), name: texts.searchesWithoutAResult, Icon: SearchX },
    ],
  },
  {
    name: texts.settings,
    Icon: Settings2,
    areas: [
      { to: href('/admin/settings/:group?', {}), name: texts.settings, Icon: Settings2 },
      { to: href('/admin/selling'), name: texts.selling, Icon: Store },
      { to: href('/admin/delivery'), name: texts.delivery, Icon: MapPinned },
      { to: href('/admin/vat'), name: texts.vat, Icon: Percent },
      { to: href('/admin/changes'), name: texts.changes, Icon: History },
    ],
  },
]

/** Returns the area to which a screen of the staff belongs: that whose address its own begins with. */
export function areaOf(path: string): StaffArea | undefined {
  const areas = AREA_GROUPS.flatMap((group) => group.areas)
  return (
    areas.find(({ to }) => path === to) ?? areas.find(({ to }) => to !== href('/admin') && path.startsWith(`${to}/`))
  )
}
