import { type LucideIcon, PackagePlus, PackageX, PencilLine } from 'lucide-react'
import { href, Link } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { localizedList } from '../../../lib/texts/localized-constant.ts'

const TILES: readonly { to: string; name: string; text: string; Icon: LucideIcon }[] = localizedList(() => [
  {
    to: href('/admin/products/create'),
    name: texts.createAProduct,
    text: texts.createAProductHint,
    Icon: PackagePlus,
  },
  {
    to: href('/admin/products/update'),
    name: texts.updateAProduct,
    text: texts.updateAProductHint,
    Icon: PencilLine,
  },
  {
    to: href('/admin/products/delete'),
    name: texts.deleteAProduct,
    text: texts.deleteAProductHint,
    Icon: PackageX,
  },
])

/** The three links for creating and editing products. */
export function ProductTiles() {
  return (
    <nav aria-label={texts.products}>
      <ul className="grid gap-3 sm:grid-cols-3">
        {TILES.map(({ to, name, text, Icon }) => (
          <li key={to} className="grid">
            <Link
              to={to}
              className="flex items-center gap-4 rounded-card border border-line bg-surface p-4 transition-colors hover:border-edge"
            >
              <Icon aria-hidden="true" strokeWidth={1.75} className="size-6 shrink-0 text-muted" />
              <span>
                <span className="block font-medium">{name}</span>
                <span className="block text-muted text-sm">{text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
