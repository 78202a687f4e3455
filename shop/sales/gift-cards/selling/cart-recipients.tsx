import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/gift-cards/selling'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { titleOfVariant } from '../../../../lib/variant-title.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { useSharedTextLanguage } from '../../../ui/identity/shop-identity.ts'
import type { CartGiftCards, GiftRecipient } from './recipients.contract.ts'
import type { RecipientAnswer } from './save-recipient.ts'

const schema = async () => (await import('./recipient-form.contract.ts')).RecipientForm

/** The fetcher that all forms share, so that each change is shown at once. */
const KEY = 'gift-recipients'

/** The gift cards in the cart with their recipients. @param of changes with the lines of the cart */
export default function CartRecipients({ of, className = '' }: { of: string; className?: string }) {
  const { data, load } = useFetcher<CartGiftCards | null>({ key: KEY })
  const address = href('/cart/gift_recipients')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another cart has other gift cards
  useEffect(() => void load(address), [load, address, of])
  if (!data || data.lines.length === 0) return null
  return (
    <section aria-labelledby="gift-recipients" className={className}>
      <h2 id="gift-recipients" className="mb-1 font-semibold text-base">
        {texts.recipients}
      </h2>
      <p className="mb-4 text-muted text-sm">{texts.recipientsHint}</p>
      <ul className="grid gap-5">
        {data.lines.map((line) => (
          <GiftCardLine key={line.variant} line={line} />
        ))}
      </ul>
    </section>
  )
}

function GiftCardLine({ line }: { line: CartGiftCards['lines'][number] }) {
  const { variant, title, variant_name, value, quantity, for_buyer, recipients } = line
  const lang = useSharedTextLanguage()
  const [isAdding, setAdding] = useState(false)
  return (
    <li>
      <p className="mb-2 text-sm">
        {quantity} × <span lang={lang}>{titleOfVariant(title, variant_name)}</span>, {showPrice(value)}
      </p>
      <ul className="grid gap-2">
        {recipients.map((recipient) => (
          <Recipient key={recipient.id} recipient={recipient} />
        ))}
        {for_buyer > 0 && (
          <li className="rounded-control border border-line px-3 py-2 text-sm">
            <p className="font-medium">{texts.forYou(for_buyer)}</p>
            <p className="text-muted">{texts.sentToYou}</p>
          </li>
        )}
      </ul>
      {isAdding ? (
        <RecipientFields variant={variant} close={() => setAdding(false)} />
      ) : for_buyer > 0 ? (
        <Button weight="secondary" className="mt-3" onClick={() => setAdding(true)}>
          {texts.addRecipient}
        </Button>
      ) : (
        <p className="mt-2 text-muted text-sm">{texts.raiseQuantity}</p>
      )}
    </li>
  )
}

function Recipient({ recipient }: { recipient: GiftRecipient }) {
  const { id, email, name, message, send_on, is_ordered } = recipient
  const fetcher = useFetcher<RecipientAnswer>()
  const { load } = useFetcher({ key: KEY })
  const [isEditing, setEditing] = useState(false)
  const isRemoved = fetcher.data?.isDone
  useEffect(() => {
    if (isRemoved) void load(href('/cart/gift_recipients'))
  }, [isRemoved, load])
  if (isEditing)
    return (
      <li>
        <RecipientFields recipient={recipient} close={() => setEditing(false)} />
      </li>
    )
  return (
    <li className="rounded-control border border-line px-3 py-2 text-sm">
      <p className="font-medium wrap-anywhere">{name === '' ? email : `${name}, ${email}`}</p>
      <p className="text-muted">
        {send_on === null ? texts.onPayment : texts.onDay(showDay(Date.parse(`${send_on}T12:00:00Z`)))}
      </p>
      {message && <p className="mt-1 whitespace-pre-line wrap-anywhere">{message}</p>}
      {!is_ordered && <p className="mt-1 text-warn">{texts.notOrdered}</p>}
      <div className="-mx-3 mt-1 flex flex-wrap">
        <Button weight="quiet" aria-label={texts.editRecipient(email)} onClick={() => setEditing(true)}>
          {texts.edit}
        </Button>
        <ShopForm fetcher={fetcher} action={href('/cart/gift_recipients')}>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="remove" />
          <Button type="submit" weight="quiet" aria-label={texts.removeRecipient(email)}>
            {texts.remove}
          </Button>
        </ShopForm>
      </div>
    </li>
  )
}

interface RecipientFieldsProps {
  /** The recipient to change; undefined for a new one. */
  recipient?: GiftRecipient
  /** The variant of a new recipient. */
  variant?: number
  close: () => void
}

function RecipientFields({ recipient, variant, close }: RecipientFieldsProps) {
  const fetcher = useFetcher<RecipientAnswer>()
  const { load } = useFetcher({ key: KEY })
  const isDone = fetcher.data?.isDone
  useEffect(() => {
    if (isDone) void load(href('/cart/gift_recipients')).then(close)
  }, [isDone, load, close])
  return (
    <ShopForm
      fetcher={fetcher}
      schema={schema}
      action={href('/cart/gift_recipients')}
      errors={fetcher.data?.errors}
      className="mt-3 gap-4 rounded-control border border-line p-4"
    >
      <input
        type="hidden"
        {...(recipient ? { name: 'id', value: recipient.id } : { name: 'variant', value: variant })}
      />
      <TextField
        name="email"
        type="email"
        label={texts.email}
        defaultValue={recipient?.email}
        autoComplete="off"
        // The customer has just opened the form.
        ref={(field) => void (field && field.value === '' && field.focus())}
      />
      <TextField
        name="name"
        label={texts.name}
        required={false}
        maxLength={100}
        defaultValue={recipient?.name}
        autoComplete="off"
      />
      <TextField
        name="message"
        label={texts.message}
        hint={texts.messageHint}
        required={false}
        rows={3}
        maxLength={500}
        defaultValue={recipient?.message}
      />
      <TextField
        name="send_on"
        type="date"
        label={texts.sendOn}
        hint={texts.sendOnHint}
        required={false}
        defaultValue={recipient?.send_on ?? ''}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton weight="secondary">{texts.save}</SubmitButton>
        <Button weight="quiet" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </ShopForm>
  )
}
