import { href, Link } from 'react-router'
import { texts } from '#texts/sales/discounts/staff'
import { showPrice } from '../../../../lib/money.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { type DiscountItem, discounts } from '../discounts.contract.ts'

const { list, bulk, undo } = callsOf(discounts)

const BADGE_COLORS: Record<DiscountItem['state'], string> = {
  running: 'bg-good-soft text-good',
  scheduled: 'bg-transit-soft text-transit',
  used_up: 'bg-sunken text-muted',
  ended: 'bg-sunken text-muted',
  inactive: 'bg-sunken text-muted',
}

const codeOf = ({ is_automatic, code, single_use_codes, used_codes }: DiscountItem) => {
  if (is_automatic) return texts.automatic
  const single = single_use_codes > 0 ? [texts.singleUseCodes(used_codes, single_use_codes)] : []
  return [...(code === '' ? [] : [code]), ...single].join(', ') || texts.noCode
}

const usesOf = ({ uses, max_uses }: DiscountItem) => (max_uses === null ? String(uses) : texts.ofUses(uses, max_uses))

const UsageLink = ({ item: { id, name } }: { item: DiscountItem }) => (
  <ForRole needed="orders">
    <Link
      to={href('/admin/reports/discounts/:id', { id: String(id) })}
      aria-label={texts.usageOf(name)}
      className="lone-link ml-3 text-accent underline underline-offset-4"
    >
      {texts.usage}
    </Link>
  </ForRole>
)

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: { list, ...(bulk && { bulk }), ...(undo && { undo }) },
  items: (data) => data.discounts,
  name: ({ name }) => name,
  to: ({ id }) => href('/admin/discounts/:id', { id: String(id) }),
  columns: {
    name: { label: texts.name, value: ({ name }) => name },
    state: {
      label: texts.state,
      value: ({ state }) => texts.states[state],
      badgeColors: ({ state }) => BADGE_COLORS[state],
    },
    code: { label: texts.code, value: codeOf },
    uses: {
      label: texts.uses,
      value: ({ uses }) => uses,
      cell: (item) => (
        <>
          <span className="max-md:hidden">{usesOf(item)}</span>
          <span className="md:hidden">{texts.onPhone.uses(usesOf(item))}</span>
          <UsageLink item={item} />
        </>
      ),
      isNumber: true,
    },
    discounted: {
      label: texts.discounted,
      value: ({ discounted }) => Number(discounted),
      cell: ({ discounted }) => showPrice(discounted),
      onPhone: texts.onPhone.discounted,
      isNumber: true,
    },
  },
  filters: { state: { label: texts.state, choices: texts.states, value: ({ state }) => [state] } },
  bulk: {
    end: { label: texts.endNow, done: texts.ended, applies: ({ is_active }) => is_active },
    activate: { label: texts.activate, done: texts.activated, applies: ({ is_active }) => !is_active },
  },
  intro: () => (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-4">
      <p className="max-w-2xl text-muted">{texts.whatDiscountsAre}</p>
      <div className="flex flex-wrap items-center gap-4">
        <ForRole needed="orders">
          <ButtonLink weight="secondary" to={href('/admin/reports/discounts')}>
            {texts.usageReport}
          </ButtonLink>
        </ForRole>
        <ButtonLink to={href('/admin/discounts/:id', { id: 'new' })}>{texts.createDiscount}</ButtonLink>
      </div>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
