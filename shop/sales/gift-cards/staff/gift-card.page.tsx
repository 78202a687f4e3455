import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/gift-cards/staff'
import { showPrice } from '../../../../lib/money.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { ForRole } from '../../../core/admin-kit/for-role.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Moment } from '../../../ui/time.tsx'
import { type GiftCard, type GiftCardEntry, readGiftCard } from '../gift-cards.contract.ts'
import type { Route } from './+types/gift-card.page'
import { REPLACE, saveCard } from './save-card.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => ({
  card: await orErrorPage(texts.screen.failedToLoad, apiFrom(context)(readGiftCard, { params })),
}))

export const clientAction = ({ context, params, request }: Route.ClientActionArgs) =>
  saveCard(apiFrom(context), request, params.id)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.aGiftCard)

export const handle = localizedConstant(() =>
  staffScreen<{ card: GiftCard }>({
    title: (found) => (found ? texts.title(found.card.last_four) : texts.aGiftCard),
    reason: texts.screen.onlyStaff,
    up: { to: href('/admin/gift_cards'), name: texts.screen.title },
    waiting: <FieldsSkeleton />,
  }),
)

export default function GiftCardPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ card }) => (
        <div className="grid max-w-3xl gap-8">
          <div className="text-muted">
            <p>
              {texts.states[card.state]}. {texts.summary(showPrice(card.balance), showPrice(card.value))}
            </p>
            <p className="wrap-anywhere">{card.reason}</p>
          </div>
          <RecordEditor
            record={card}
            result={actionData as RecordNotSaved | undefined}
            fields={(opened) => (
              <>
                <TextField
                  name="ends_on"
                  label={texts.endsOn}
                  hint={texts.endsOnHint}
                  type="date"
                  required={false}
                  defaultValue={opened?.ends_on ?? ''}
                />
                <CheckBox name="is_blocked" required={false} defaultChecked={opened?.is_blocked ?? false}>
                  {texts.blocked}
                </CheckBox>
              </>
            )}
            actions={({ id }) => (
              <ForRole needed="owner">
                <Link
                  to={`${href('/admin/changes')}?gift_card=${id}`}
                  className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
                >
                  {texts.activityLog}
                </Link>
              </ForRole>
            )}
          />
          <NewCode key={card.version} card={card} />
          <Ledger entries={card.entries} />
        </div>
      )}
    </LoadedForStaff>
  )
}

function NewCode({ card: { email, version } }: { card: GiftCard }) {
  const fetcher = useFetcher<RecordNotSaved | null>()
  return (
    <TitledSection name={texts.newCode}>
      <p className="mb-4 text-muted text-sm">{texts.newCodeHint}</p>
      <ShopForm fetcher={fetcher} errors={fetcher.data?.errors} className="gap-5">
        <input type="hidden" name={REPLACE} />
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
