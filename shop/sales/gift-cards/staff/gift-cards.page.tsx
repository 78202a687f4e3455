import { href } from 'react-router'
import { texts } from '#texts/sales/gift-cards/staff'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { resourceScreen } from '../../../core/admin-kit/resource/screen/resource-screen.tsx'
import type { Api } from '../../../core/api.ts'
import { type GiftCard, issueGiftCard, listGiftCards } from '../gift-cards.contract.ts'

type Issued = Parameters<typeof issue>[1]
const issue = (api: Api, body: { value: string; email: string; message: string; reason: string }) =>
  api(issueGiftCard, { body })

const BADGE_COLORS: Record<GiftCard['state'], string> = {
  active: 'bg-good-soft text-good',
  spent: 'bg-sunken text-muted',
  ended: 'bg-sunken text-muted',
  blocked: 'bg-warn-soft text-warn',
}

const endOf = ({ ends_on }: GiftCard) =>
  ends_on === null ? texts.unlimited : showDay(Date.parse(`${ends_on}T12:00:00Z`))

const screen = resourceScreen(() => ({
  texts: texts.screen,
  calls: { list: (api: Api) => api(listGiftCards, {}), add: (api: Api, body: Issued) => issue(api, body) },
  form: async () => (await import('../gift-card-form.contract.ts')).GiftCardForm,
  items: (data) => data.gift_cards,
  name: ({ last_four }) => texts.cardNamed(last_four),
  to: ({ id }) => href('/admin/gift_cards/:id', { id: String(id) }),
  values: ({ value, email, message, reason }) => ({ value, email, message, reason }),
  fields: {
    value: { label: texts.value, hint: texts.valueHint, inputMode: 'decimal', maxLength: 6 },
    email: { label: texts.email, type: 'email' },
    message: { label: texts.message, rows: 3, required: false, maxLength: 500 },
    reason: { label: texts.reason, hint: texts.reasonHint, maxLength: 200 },
  },
  canEdit: () => false,
  canRemove: () => false,
  isAddCollapsed: true,
  columns: {
    card: {
      label: texts.card,
      value: ({ last_four }) => last_four,
      cell: ({ last_four }) => <span className="whitespace-nowrap">{texts.cardNamed(last_four)}</span>,
    },
    email: { label: texts.email, value: ({ email }) => email },
    state: {
      label: texts.state,
      value: ({ state }) => texts.states[state],
      badgeColors: ({ state }) => BADGE_COLORS[state],
    },
    balance: {
      label: texts.balance,
      value: ({ balance }) => Number(balance),
      cell: ({ balance }) => showPrice(balance),
      onPhone: texts.onPhone.balance,
      isNumber: true,
    },
    value: {
      label: texts.valueColumn,
      value: ({ value }) => Number(value),
      cell: ({ value }) => showPrice(value),
      onPhone: texts.onPhone.value,
      isNumber: true,
    },
    ends_on: { label: texts.endsOn, value: ({ ends_on }) => ends_on ?? '', cell: endOf },
    reason: { label: texts.reason, value: ({ reason }) => reason },
  },
  filters: { state: { label: texts.state, choices: texts.states, value: ({ state }) => [state] } },
  intro: ({ open }) => <p className="mb-5 max-w-2xl text-muted">{texts.intro(showPrice(open))}</p>,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
