import {
  BadgePercent,
  CreditCard,
  Factory,
  FileSpreadsheet,
  FileText,
  Flag,
  FolderTree,
  History,
  ListFilter,
  type LucideIcon,
  Mail,
  MapPinned,
  PackagePlus,
  PackageX,
  PanelsTopLeft,
  PencilLine,
  Replace,
  SearchX,
  Settings2,
  Store,
  Table2,
  Truck,
  Undo2,
} from 'lucide-react'

import { href, Link } from 'react-router'
import * as texts from '#texts/staff'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import type { Route } from './+types/admin.page'
import { staffScreen } from './staff-screen-handle.tsx'

interface Tile {
  to: string
  name: string
  text: string
  Icon: LucideIcon
}

const PRODUCTS: Tile[] = [
  { to: href('/admin/products'), name: texts.allProducts, text: texts.pricesStockStates, Icon: Table2 },
  {
    to: href('/admin/products/create'),
    name: texts.createAProduct,
    text: texts.withVariantsAndPictures,
    Icon: PackagePlus,
  },
  {
    to: href('/admin/products/update'),
    name: texts.updateAProduct,
    text: texts.textsPriceStockPictures,
    Icon: PencilLine,
  },
  {
    to: href('/admin/products/delete'),
    name: texts.deleteAProduct,
    text: texts.ordersKeepWhatWasBought,
    Icon: PackageX,
  },
  { to: href('/admin/reductions'), name: texts.reductions, text: texts.lowerPricesForSomeTime, Icon: BadgePercent },
  { to: href('/admin/makers'), name: texts.makers, text: texts.whoMadeWhatYouSell, Icon: Factory },
  { to: href('/admin/collections'), name: texts.collections, text: texts.whatBelongsTogether, Icon: FolderTree },
]

const CUSTOMERS: Tile[] = [
  { to: href('/admin/orders'), name: texts.orders, text: texts.fromMakingToDelivered, Icon: Truck },
  { to: href('/admin/payments'), name: texts.payments, text: texts.whatWasPaidAndGoesBack, Icon: CreditCard },
  { to: href('/admin/withdrawals'), name: texts.withdrawals, text: texts.whoWithdrawsFromWhat, Icon: Undo2 },
  { to: href('/admin/selling'), name: texts.selling, text: texts.whatIsMissingToSell, Icon: Store },
  { to: href('/admin/delivery'), name: texts.delivery, text: texts.whereToAndWhatItCosts, Icon: MapPinned },
  { to: href('/admin/contact'), name: texts.messages, text: texts.writtenToTheShop, Icon: Mail },
  { to: href('/admin/reviews'), name: texts.reportedReviews, text: texts.hideAnswerDismiss, Icon: Flag },
]

const RECORDS: Tile[] = [
  { to: href('/admin/pages'), name: texts.pages, text: texts.aboutYouDeliveryLaw, Icon: FileText },
  { to: href('/admin/home'), name: texts.homePage, text: texts.theCounterAndSections, Icon: PanelsTopLeft },
  { to: href('/admin/settings/:group?', {}), name: texts.settings, text: texts.nameColourAndWords, Icon: Settings2 },
  { to: href('/admin/facts'), name: texts.facts, text: texts.byWhatListsAreNarrowed, Icon: ListFilter },
  { to: href('/admin/csv'), name: 'CSV', text: texts.importAndExportTheCatalogue, Icon: FileSpreadsheet },
  { to: href('/admin/synonyms'), name: texts.synonyms, text: texts.wordsThatFindTheSame, Icon: Replace },
  {
    to: href('/admin/searches'),
    name: texts.searchesWithoutAResult,
    text: texts.whatPeopleDoNotFind,
    Icon: SearchX,
  },
  { to: href('/admin/changes'), name: texts.changes, text: texts.whoChangedWhatAndWhen, Icon: History },
]

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.admin)

export const handle = staffScreen({ title: texts.admin, reason: texts.onlyStaffManageTheShop, up: null })

export default function AdminPage() {
  return (
    <div className="grid gap-4">
      <Tiles name={texts.products} tiles={PRODUCTS} />
      <Tiles name={texts.customers} tiles={CUSTOMERS} />
      <Tiles name={texts.records} tiles={RECORDS} />
    </div>
  )
}

function Tiles({ name, tiles }: { name: string; tiles: readonly Tile[] }) {
  return (
    <nav aria-label={name}>
      <ul className="grid gap-4 sm:grid-cols-3">
        {tiles.map(({ to, name, text, Icon }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-5 shadow-card transition-[translate,box-shadow] duration-200 ease-out hover:-translate-y-0.5 hover:shadow-lifted sm:flex-col sm:items-start sm:p-6"
            >
              <span className="grid size-12 shrink-0 place-items-center rounded-control bg-accent-soft text-accent">
                <Icon aria-hidden="true" strokeWidth={1.75} />
              </span>
              <span>
                <span className="block font-display font-semibold text-lg">{name}</span>
                <span className="mt-0.5 block text-muted text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
