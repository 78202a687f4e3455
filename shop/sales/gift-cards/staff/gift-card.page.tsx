import { type ClientActionFunctionArgs, href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/gift-cards/staff'
import { showPrice } from '../../../../lib/money.ts'
import { recordScreen } from '../../../core/admin-kit/resource/editor/record-screen.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../../core/api.ts'
import { type ActionResult, runAction } from '../../../ui/feedback/run-action.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { Moment } from '../../../ui/time.tsx'
import {
  changeGiftCard,
  type GiftCard,
  type GiftCardEntry,
  readGiftCard,
  replaceGiftCardCode,
} from '../gift-cards.contract.ts'

const screen = recordScreen(() => ({
  texts: texts.editor,
  list: { to: href('/admin/gift_cards'), texts: texts.screen },
  log: 'gift_card',
  load: async (api, { id = '' }) => ({ record: await api(readGiftCard, { params: { id } }) }),
  name: ({ last_four }) => texts.title(last_four),
  fields: (card) => (
    <>
      <TextField
        name="ends_on"
        label={texts.endsOn}
        hint={texts.endsOnHint}
        type="date"
        required={false}
        defaultValue={card?.ends_on ?? ''}
      />
      <CheckBox name="is_blocked" required={false} defaultChecked={card?.is_blocked ?? false}>
        {texts.blocked}
      </CheckBox>
    </>
  ),
  around: (editor, { record: card }) => (
    <div className="grid max-w-3xl gap-8">
      <div className="text-muted">
        <p>
          {texts.states[card.state]}. {texts.summary(showPrice(card.balance), showPrice(card.value))}
        </p>
        <p className="wrap-anywhere">{card.reason}</p>
      </div>
      {editor}
      <NewCode key={card.version} card={card} />
      <Ledger entries={card.entries} />
    </div>
  ),
  calls: {
    change: (api, { id, version }, body: { ends_on: string; is_blocked: boolean }) =>
      api(changeGiftCard, { params: { id }, body: { ...body, version } }),
  },
  body: (form) => ({ ends_on: String(form.get('ends_on')), is_blocked: form.has('is_blocked') }),
}))

/** Replaces the code of the card with PUT. */
export async function clientAction(args: ClientActionFunctionArgs): Promise<unknown> {
  const { context, params, request } = args
  if (request.method !== 'PUT') return screen.clientAction(args)
  const form = await request.formData()
  const body = { email: String(form.get('email')), version: String(form.get('version')) }
  const replaced = apiFrom(context)(replaceGiftCardCode, { params: { id: String(params.id) }, body })
  return runAction(replaced, texts.codeReplaced)
}

export const { clientLoader, meta, handle } = screen
export default screen.Page

function NewCode({ card: { email, version } }: { card: GiftCard }) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <TitledSection name={texts.newCode}>
      <p className="mb-4 text-muted text-sm">{texts.newCodeHint}</p>
      <ShopForm fetcher={fetcher} method="put" errors={fetcher.data?.errors} className="gap-5">
        <input type="hidden" name="version" value={version} />
        <TextField name="email" type="email" label={texts.email} defaultValue={email} autoComplete="off" />
        <SubmitButton weight="secondary">{texts.replaceCode}</SubmitButton>
      </ShopForm>
    </TitledSection>
  )
}

function Ledger({ entries }: { entries: readonly GiftCardEntry[] }) {
  return (
    <TitledSection name={texts.ledger}>
      <ul className="divide-y divide-line border-line border-y">
        {entries.map(({ id, kind, amount, order, time_created }) => (
          <li key={id} className="flex items-baseline justify-between gap-4 py-3">
            <div>
              <p>
                {texts.entries[kind]}
                {order !== null && (
                  <>
                    {' · '}
                    <Link className="underline" to={href('/admin/orders/:id', { id: String(order) })}>
                      {texts.order(order)}
                    </Link>
                  </>
                )}
              </p>
              <p className="text-muted text-sm">
                <Moment of={time_created} />
              </p>
            </div>
            <span className="tabular-nums">{showPrice(amount)}</span>
          </li>
        ))}
      </ul>
    </TitledSection>
  )
}
