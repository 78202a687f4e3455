import {
  FileSpreadsheet,
  Flag,
  History,
  type LucideIcon,
  Mail,
  PackagePlus,
  PackageX,
  PencilLine,
  Replace,
  Truck,
} from 'lucide-react'
import { href, Link } from 'react-router'
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
  {
    to: href('/admin/products/create'),
    name: 'Create a product',
    text: 'With variants and pictures',
    Icon: PackagePlus,
  },
  {
    to: href('/admin/products/update'),
    name: 'Update a product',
    text: 'Texts, price, stock, pictures',
    Icon: PencilLine,
  },
  { to: href('/admin/products/delete'), name: 'Delete a product', text: 'Orders keep what was bought', Icon: PackageX },
]

const CUSTOMERS: Tile[] = [
  { to: href('/admin/orders'), name: 'Orders', text: 'From making to delivered', Icon: Truck },
  { to: href('/admin/contact'), name: 'Messages', text: 'Written to the shop', Icon: Mail },
  { to: href('/admin/reviews'), name: 'Reported reviews', text: 'Hide, answer, dismiss', Icon: Flag },
]

const RECORDS: Tile[] = [
  { to: href('/admin/csv'), name: 'CSV', text: 'Import and export the catalogue', Icon: FileSpreadsheet },
  { to: href('/admin/synonyms'), name: 'Synonyms', text: 'Words that find the same', Icon: Replace },
  { to: href('/admin/changes'), name: 'Changes', text: 'Who changed what, and when', Icon: History },
]

export const meta: Route.MetaFunction = () => noIndexMeta('Admin')

export const handle = staffScreen({ title: 'Admin', purpose: 'manage the shop', up: null })

export default function AdminPage() {
  return (
    <div className="grid gap-4">
      <Tiles name="Products" tiles={PRODUCTS} />
      <Tiles name="Customers" tiles={CUSTOMERS} />
      <Tiles name="Records" tiles={RECORDS} />
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
