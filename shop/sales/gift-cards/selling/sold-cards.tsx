import { useEffect, useState } from 'react'
import { href, Link, useFetcher } from 'react-router'
import { texts } from '#texts/sales/gift-cards/selling'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { TitledSection } from '../../../core/admin-kit/titled-section.tsx'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { SendAnswer } from './send-again.ts'
import type { SoldGiftCard, SoldGiftCards } from './sold-cards.contract.ts'

/** The gift cards that an order buys. They are loaded after the screen. @param isOwn whether the viewer bought them */
export default function SoldCards({ order, isOwn = false }: { order: number; isOwn?: boolean }) {
  const params = { id: String(order) }
  const address = isOwn ? href('/orders/:id/gift_cards', params) : href('/admin/orders/:id/gift_cards', params)
  const { data, load } = useFetcher<SoldGiftCards | null>()
  useEffect(() => void load(address), [load, address])
  if (!data || data.gift_cards.length === 0) return null
  return (
    <TitledSection name={texts.soldCards}>
      <ul className="mb-5 divide-y divide-line border-line border-y">
        {data.gift_cards.map((card) => (
          <SoldCard
            // A saved address closes the form.
            key={`${card.id} ${card.email} ${card.time_sent}`}
            card={card}
            address={address}
            isOwn={isOwn}
            reload={() => void load(address)}
          />
        ))}
      </ul>
    </TitledSection>
  )
}

interface SoldCardProps {
  card: SoldGiftCard
  address: string
  isOwn: boolean
  reload: () => void
}

function SoldCard({ card, address, isOwn, reload }: SoldCardProps) {
  const { gift_card, last_four, value, email, name, message, send_on, time_sent, state } = card
  const [isOpen, setOpen] = useState(false)
  const code = last_four === null ? null : texts.maskedCode(last_four)
  return (
    <li className="py-3 text-sm">
      <p className="flex items-baseline justify-between gap-4">
        <span className="min-w-0 font-medium wrap-anywhere">{name === '' ? email : `${name}, ${email}`}</span>
        <span className="tabular-nums">{showPrice(value)}</span>
      </p>
      <p className="text-muted">
        {texts.states[state]}
        {state === 'scheduled' && `, ${texts.onDay(showDay(Date.parse(`${send_on}T12:00:00Z`)))}`}
        {state === 'sent' && time_sent !== null && `, ${showDay(Date.parse(time_sent))}`}
        {code && ' · '}
        {code &&
          (isOwn || gift_card === null ? (
            code
          ) : (
            <Link
              to={href('/admin/gift_cards/:id', { id: String(gift_card) })}
              className="whitespace-nowrap underline underline-offset-4"
            >
              {code}
            </Link>
          ))}
      </p>
      {message && <p className="mt-1 whitespace-pre-line wrap-anywhere">{message}</p>}
      {isOwn && (state === 'sent' || state === 'scheduled') && !isOpen && (
        <Button weight="quiet" className="-ml-5" onClick={() => setOpen(true)}>
          {state === 'sent' ? texts.sendAgain : texts.correctAddress}
        </Button>
      )}
      {isOpen && <SendAgain card={card} address={address} close={() => setOpen(false)} reload={reload} />}
    </li>
  )
}

interface SendAgainProps {
  card: SoldGiftCard
  address: string
  close: () => void
  reload: () => void
}

function SendAgain({ card: { id, email, state }, address, close, reload }: SendAgainProps) {
  const fetcher = useFetcher<SendAnswer>()
  const isDone = fetcher.data?.isDone
  useEffect(() => {
    if (isDone) {
      reload()
      close()
    }
  }, [isDone, reload, close])
  return (
    <ShopForm fetcher={fetcher} action={address} errors={fetcher.data?.errors} className="mt-3 gap-4">
      {state === 'sent' && <p className="text-muted">{texts.sendAgainHint}</p>}
      <input type="hidden" name="card" value={id} />
      <TextField name="email" type="email" label={texts.email} defaultValue={email} autoComplete="off" />
      <div className="flex flex-wrap gap-3">
        <SubmitButton weight="secondary">{state === 'sent' ? texts.send : texts.saveAddress}</SubmitButton>
        <Button weight="quiet" onClick={close}>
          {texts.cancel}
        </Button>
      </div>
    </ShopForm>
  )
}
