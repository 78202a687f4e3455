import { useState } from 'react'
import { texts } from '#texts/sales/returns'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { noWithdrawal } from '../../../catalog/products/read/legal/no-withdrawal.ts'
import { FormDraftNotice } from '../../../core/auth/form-drafts/form-draft-notice.tsx'
import { type DraftedForm, useFormDraft } from '../../../core/auth/form-drafts/use-form-draft.ts'
import type { User } from '../../../core/auth/session.contract.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import { Picture } from '../../../ui/images/picture.tsx'
import type { Order } from '../../orders/orders.contract.ts'

/** The fields of a withdrawal besides its pieces; the account is empty if none was entered. */
export interface StatementFields {
  name: string
  email: string
  refund_holder: string
  refund_iban: string
}

interface ChosenPiecesProps {
  order: Order
  customer: User
  choose: (pieces: Readonly<Record<number, number>>, fields: StatementFields) => void
}

const ownerForm = async () =>
  (await import('../statements/withdrawals.contract.ts')).WithdrawalOfLines.pick({
    name: true,
    email: true,
    refund_holder: true,
    refund_iban: true,
  })

/** The form to choose the pieces of an order to withdraw; by default every piece that can be withdrawn. */
export function ChosenPieces(props: ChosenPiecesProps) {
  const draft = useFormDraft(piecesDraft(props.order.id))
  return <PiecesForm key={draft.key} draft={draft} {...props} />
}

/** Returns the key of the draft that stores the chosen pieces of an order. */
export const piecesDraft = (order: number) => `withdrawal-from-${order}`

function PiecesForm({ order, customer, choose, draft }: ChosenPiecesProps & { draft: DraftedForm }) {
  const { typed } = draft
  const lines = order.order_product_items.filter(({ quantity, withdrawn }) => withdrawn < quantity)
  const [pieces, setPieces] = useState<Readonly<Record<number, number>>>(() =>
    Object.fromEntries(
      lines.map(({ variant, quantity, withdrawn, withdrawal }) => [
        variant,
        Number(typed[`pieces-${variant}`] ?? (withdrawal === 'allowed' ? quantity - withdrawn : 0)),
      ]),
    ),
  )
  const lang = useSharedTextLanguage()
  const isNothing = Object.values(pieces).every((count) => count === 0)
  return (
    <ShopForm
      schema={ownerForm}
      className="mt-6"
      onSend={(event) => {
        event.preventDefault()
        if (isNothing) return
        const form = new FormData(event.currentTarget)
        const typedIn = (field: keyof StatementFields) => String(form.get(field) ?? '').trim()
        choose(pieces, {
          name: typedIn('name'),
          email: typedIn('email'),
          refund_holder: typedIn('refund_holder'),
          refund_iban: typedIn('refund_iban'),
        })
      }}
    >
      <FormDraftNotice draft={draft} />
      <ul className="divide-y divide-line border-line border-y">
        {lines.map(({ variant, title, variant_name, thumbnail, quantity, withdrawn, withdrawal }) => (
          <li key={variant} className="grid grid-cols-[4rem_minmax(0,1fr)_5.5rem] items-center gap-4 py-3">
            <Picture image={thumbnail} alt="" sizes="64px" widest={320} className="w-full rounded-control" />
            <div className="min-w-0 text-sm">
              <p lang={lang} className="font-medium wrap-anywhere">
                {title}
              </p>
              <p lang={lang} className="text-muted">
                {variant_name}
              </p>
              {withdrawal !== 'allowed' && <p className="text-muted">{noWithdrawal(withdrawal)}</p>}
            </div>
            <SelectField
              name={`pieces-${variant}`}
              label={texts.howMany(quantity - withdrawn)}
              aria-label={texts.quantityOf(titleOfVariant(title, variant_name))}
              value={pieces[variant]}
              choices={Object.fromEntries(
                Array.from({ length: quantity - withdrawn + 1 }, (_, count) => [count, String(count)]),
              )}
              onChange={({ target }) => setPieces({ ...pieces, [variant]: Number(target.value) })}
            />
          </li>
        ))}
      </ul>
      {isNothing && <p role="status">{texts.chooseItem}</p>}
      <TextField
        name="name"
        label={texts.yourName}
        autoComplete="name"
        defaultValue={typed.name ?? `${customer.first_name} ${customer.last_name}`.trim()}
      />
      <TextField
        name="email"
        label={texts.email}
        hint={texts.emailHint}
        type="email"
        autoComplete="email"
        defaultValue={typed.email ?? customer.email}
      />
      {order.payment?.kind === 'sent' && order.payment.state === 'paid' && !order.refund_account && (
        <>
          <TextField
            name="refund_iban"
            label={texts.refundIban}
            hint={texts.youPaidByBankTransfer}
            autoComplete="off"
            spellCheck={false}
            required={false}
            defaultValue={typed.refund_iban}
          />
          <TextField
            name="refund_holder"
            label={texts.accountHolder}
            hint={texts.accountHolderHint}
            autoComplete="off"
            required={false}
            defaultValue={typed.refund_holder}
          />
        </>
      )}
      <SubmitButton>{texts.continueLabel}</SubmitButton>
    </ShopForm>
  )
}
