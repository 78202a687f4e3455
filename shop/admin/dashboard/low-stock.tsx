import { href, Link } from 'react-router'
import { texts } from '#texts/admin/dashboard'
import { editFormAddress } from '../../core/admin-kit/edit-form-address.ts'
import { ForRole } from '../../core/admin-kit/for-role.tsx'
import type { Dashboard } from './dashboard.contract.ts'
import { DashboardList, DashboardRow, DashboardSection } from './dashboard-section.tsx'

/** Variants that are sold out or low in stock, the lowest first. */
export function LowStock({
  stock: { limit, sold_out, low, is_anything_for_sale, variants },
}: Pick<Dashboard, 'stock'>) {
  return (
    <DashboardSection title={texts.lowStock} more={{ to: href('/admin/stock/low'), name: texts.allLowStock }}>
      <p className="flex flex-wrap items-baseline justify-between gap-x-4 pt-3 text-muted text-sm">
        {!is_anything_for_sale
          ? texts.nothingIsForSale
          : variants.length === 0
            ? texts.noLowStock(limit)
            : texts.soldOutAndLow(sold_out, low, limit)}
        <ForRole needed="owner">
          <Link
            to={href('/admin/settings/:group?', { group: 'stock' })}
            className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-ink md:min-h-7"
          >
            {texts.changeLimit}
          </Link>
        </ForRole>
      </p>
      <DashboardList>
        {variants.map(({ id, slug, title, name, stock, waiting }) => (
          <DashboardRow
            key={id}
            to={editFormAddress(slug, href('/admin'))}
            name={title}
            about={waiting > 0 ? texts.customersWaitingFor(name, waiting) : name}
            end={
              <span className={stock === 0 ? 'text-danger' : 'text-warn'}>
                {stock === 0 ? texts.soldOut : texts.left(stock)}
              </span>
            }
          />
        ))}
      </DashboardList>
    </DashboardSection>
  )
}
