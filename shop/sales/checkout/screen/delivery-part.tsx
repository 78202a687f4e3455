import { useId } from 'react'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/checkout'
import { Button } from '../../../ui/button.tsx'
import { useOwnerLanguage } from '../../../ui/identity/shop-identity.ts'
import { Price } from '../../../ui/price.tsx'
import { showDateRange } from '../../shipping/dates/show-date-range.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'
import { Choice } from './choice.tsx'
import { NotDelivered } from './not-delivered.tsx'

interface DeliveryPartProps {
  quote: CheckoutQuote
  /** The chosen method, which determines the quote. */
  method: number | null
  payment: string | undefined
  choose: (choice: { method?: number; payment?: string }) => void
  done: () => void
}

/** The choice of delivery and payment. The cheapest method is preselected. */
export function DeliveryPart({ quote, method, payment, choose, done }: DeliveryPartProps) {
  const group = useId()
  const owner = useOwnerLanguage()
  const langOf = ({ translated }: { translated?: string[] | undefined }, text: string) =>
    translated?.includes(text) ? undefined : owner
  const { methods, means } = quote
  const isFree = quote.due === '0.00' && methods.length > 0
  return (
    <div className="grid gap-6">
      <NotDelivered quote={quote} />
      <fieldset className="grid gap-2">
        <legend className="mb-2 font-medium text-sm">{texts.deliveryHeading}</legend>
        {methods.map((one) => (
          <Choice
            key={one.id}
            group={`${group}-method`}
            isChosen={one.id === method}
            choose={() => choose({ method: one.id })}
          >
            <span className="flex flex-wrap items-baseline justify-between gap-x-4">
              <span lang={langOf(one, 'name')} className="font-medium">
                {one.name}
              </span>
              {one.price === '0.00' ? <span>{amounts.free}</span> : <Price of={one.price} />}
            </span>
            <span className="block text-muted text-sm">
              {one.is_emailed
                ? texts.giftCardsAreSent
                : one.is_collection
                  ? texts.readyBetween(showDateRange(one))
                  : texts.arrivesBetween(showDateRange(one))}
              {one.is_tracked && texts.tracked}
            </span>
            {one.place && (
              <span lang={langOf(one, 'place')} className="block whitespace-pre-line text-muted text-sm">
                {one.place}
              </span>
            )}
          </Choice>
        ))}
      </fieldset>
      {means.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="mb-2 font-medium text-sm">{texts.paymentHeading}</legend>
          {means.map(({ id, text, description, refused }) => (
            <Choice
              key={id}
              group={`${group}-payment`}
              isChosen={id === payment}
              isDisabled={refused !== null}
              choose={() => choose({ payment: id })}
            >
              <span className="block font-medium">{text}</span>
              <span className="block text-muted text-sm">{refused ?? description}</span>
            </Choice>
          ))}
        </fieldset>
      )}
      {isFree && <p>{texts.nothingToPay}</p>}
      {methods.length > 0 && means.length === 0 && !isFree && (
        <p className="text-danger">{texts.anOrderOfThisAmountCantBePaid}</p>
      )}
      <Button
        className="sm:w-fit"
        disabled={!isFree && (methods.length === 0 || means.every(({ refused }) => refused !== null))}
        onClick={done}
      >
        {texts.continueLabel}
      </Button>
    </div>
  )
}
