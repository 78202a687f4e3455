import { BadgePercent } from 'lucide-react'
import { href } from 'react-router'
import { texts } from '#texts/catalog/sale-prices/staff'
import { showPrice } from '../../../../lib/money.ts'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { pageQuery } from '../../../core/admin-kit/resource/screen/list-view.ts'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { listSales, type Sale, sales } from '../sales.contract.ts'

const BADGE_COLORS: Record<Sale['phase'], string> = {
  planned: 'bg-transit-soft text-transit',
  running: 'bg-good-soft text-good',
  ended: 'bg-sunken text-muted',
}

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: { ...callsOf(sales), list: (api, view) => api(listSales, { query: pageQuery(view) }) },
  items: ({ results }) => results,
  inPages: ({ count }) => count,
  name: ({ name }) => name,
  to: ({ id }) => href('/admin/reductions/:id', { id: String(id) }),
  // A sale that runs is ended first.
  canRemove: ({ phase }) => phase !== 'running',
  columns: {
    name: { label: texts.name, value: ({ name }) => name },
    phase: {
      label: texts.phase,
      value: ({ phase }) => texts.phases[phase],
      badgeColors: ({ phase }) => BADGE_COLORS[phase],
      isUnsorted: true,
    },
    discount: {
      label: texts.discount,
      value: ({ percent, price }) =>
        percent === null ? texts.priceEach(showPrice(price ?? '0')) : texts.percentLess(percent),
      isUnsorted: true,
    },
    starts_at: {
      label: texts.from,
      value: ({ starts_at }) => starts_at,
      cell: ({ starts_at }) => showMoment(starts_at),
      onPhone: texts.onPhone.from,
    },
    ends_at: {
      label: texts.until,
      value: ({ ends_at }) => ends_at ?? '',
      cell: ({ ends_at }) => (ends_at === null ? texts.noEnd : showMoment(ends_at)),
      onPhone: (text, { ends_at }) => (ends_at === null ? text : texts.onPhone.until(text)),
    },
    products: {
      label: texts.products,
      value: ({ products }) => products,
      onPhone: texts.forProducts,
      isNumber: true,
      isUnsorted: true,
    },
  },
  filters: { phase: { label: texts.phase, choices: texts.phases, value: ({ phase }) => [phase] } },
  bulk: { end: { label: texts.endNow, done: texts.ended, applies: ({ phase }) => phase !== 'ended' } },
  intro: () => (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-2xl text-muted">{texts.whatSalesAre}</p>
      <ButtonLink to={href('/admin/reductions/:id', { id: 'new' })}>
        <BadgePercent aria-hidden="true" className="size-5" />
        {texts.editor.add}
      </ButtonLink>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
