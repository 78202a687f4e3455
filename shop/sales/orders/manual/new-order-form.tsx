import { type ReactNode, useEffect, useState } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { texts as amounts } from '#texts/catalog/pricing'
import { texts } from '#texts/sales/orders/manual'
import { showPrice } from '../../../../lib/money.ts'
import { type CountryCode, HOME_COUNTRY } from '../../../../lib/places/countries.ts'
import { AddressFields } from '../../../core/addresses/address-fields.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { BillingPart, buyerWish, CONSUMER, CompanyPart, type EnteredBuyer } from './buyer-part.tsx'
import { type ChosenLine, ChosenLines } from './chosen-lines.tsx'
import { DiscountPart, discountsWish, type EnteredDiscounts, ManualSums, NO_DISCOUNTS } from './discount-part.tsx'
import { PAID } from './manual-orders.contract.ts'
import type { NewOrderAnswer } from './new-order-answer.ts'

/** Waits for a pause in typing before it requests a quote. */
const PAUSE_MS = 300

/** The form of a manual order: lines, customer, delivery and payment. The server computes the total. */
export function NewOrderForm() {
  const answer = useActionData() as NewOrderAnswer | undefined
  const [key] = useState(() => crypto.randomUUID())
  const [lines, setLines] = useState<readonly ChosenLine[]>([])
  const [country, setCountry] = useState<CountryCode>(HOME_COUNTRY)
  const [method, setMethod] = useState<number>()
  const [payment, setPayment] = useState<string>(PAID)
  const [entered, setEntered] = useState(NO_DISCOUNTS)
  const [email, setEmail] = useState('')
  const [buyer, setBuyer] = useState(CONSUMER)
  const quote = useQuote({ lines, country, method, email, entered, buyer })
  const isFree = lines.length > 0 && quote?.total === '0.00'
  // The clicked method is shown as selected at once, before the new quote arrives.
  const chosen = quote?.methods.find(({ id }) => id === method) ?? quote?.methods.find(({ id }) => id === quote.method)
  const payments = [{ id: PAID, text: texts.alreadyPaid }, ...(quote?.payments ?? [])]
  return (
    <ShopForm
      method="post"
      errors={answer?.errors}
      className="max-w-3xl gap-8"
      hidden={{ key, total: quote?.total ?? '' }}
    >
      <Part name={texts.products}>
        <ChosenLines lines={lines} setLines={setLines} />
      </Part>
      <Part name={texts.customer}>
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            name="email"
            type="email"
            label={texts.email}
            hint={texts.optionalIfAnAccountHint}
            required={false}
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
          <TextField
            name="name"
            label={texts.name}
            hint={texts.ifThereIsNoAccountHint}
            required={false}
            autoComplete="off"
            maxLength={80}
          />
        </div>
        <div className="mt-3">
          <CompanyPart buyer={buyer} setBuyer={setBuyer} quote={lines.length === 0 ? undefined : quote} />
        </div>
      </Part>
      <Part name={texts.delivery}>
        {!quote || lines.length === 0 ? (
          <p className="text-muted text-sm">{texts.addProducts}</p>
        ) : quote.methods.length === 0 ? (
          <p className="text-sm text-warn">{texts.noMethods}</p>
        ) : (
          <Field name="method">
            {() =>
              quote.methods.map(({ id, name, price }) => (
                <Radio
                  key={id}
                  name="method"
                  value={id}
                  isChosen={id === chosen?.id}
                  choose={() => setMethod(id)}
                  text={texts.methodWithPrice(name, price === '0.00' ? amounts.free : showPrice(price))}
                />
              ))
            }
          </Field>
        )}
        {chosen && !chosen.is_collection && (
          <div className="mt-4 grid gap-5">
            <AddressFields within="delivery" purpose="shipping" onCountry={setCountry} />
          </div>
        )}
      </Part>
      <Part name={texts.billing}>
        <BillingPart buyer={buyer} setBuyer={setBuyer} isDelivered={chosen !== undefined && !chosen.is_collection} />
      </Part>
      <Part name={texts.discounts}>
        <DiscountPart entered={entered} setEntered={setEntered} quote={quote} />
      </Part>
      <Part name={texts.payment}>
        {isFree && <p className="mb-2 text-muted text-sm">{texts.freeOrder}</p>}
        {isFree && <input type="hidden" name="payment" value={PAID} />}
        {!isFree &&
          payments.map(({ id, text }) => (
            <Radio
              key={id}
              name="payment"
              value={id}
              isChosen={payment === id}
              choose={() => setPayment(id)}
              text={text}
            />
          ))}
        {payment === PAID && !isFree && (
          <TextField name="received_on" label={texts.paidOn} type="date" className="mt-3 max-w-48" />
        )}
      </Part>
      <div className="flex flex-wrap items-end justify-between gap-4 border-line border-t pt-5">
        <ManualSums quote={lines.length === 0 ? undefined : quote} />
        <SubmitButton>{texts.placeOrder}</SubmitButton>
      </div>
    </ShopForm>
  )
}

interface Wish {
  lines: readonly ChosenLine[]
  country: CountryCode
  method: number | undefined
  email: string
  entered: EnteredDiscounts
  buyer: EnteredBuyer
}

/** Returns the server's latest quote for the entered order. */
function useQuote({ lines, country, method, email, entered, buyer }: Wish) {
  const { submit, data } = useFetcher<NewOrderAnswer>()
  const wish = JSON.stringify({
    lines: lines.map(({ product, variant, quantity, price, reason }) => ({
      ...{ product, variant, quantity },
      ...(price.trim() !== '' && { price, reason: reason || '?' }),
    })),
    ...{ country, email },
    ...(method !== undefined && { method }),
    ...discountsWish(entered),
    ...buyerWish(buyer),
  })
  const isEmpty = lines.length === 0
  useEffect(() => {
    if (isEmpty) return
    const pause = setTimeout(() => void submit({ intent: 'quote', wish }, { method: 'post' }), PAUSE_MS)
    return () => clearTimeout(pause)
  }, [wish, isEmpty, submit])
  return data?.quote
}

function Part({ name, children }: { name: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="mb-3 font-semibold text-base">{name}</legend>
      {children}
    </fieldset>
  )
}

interface RadioProps {
  name: string
  value: string | number
  isChosen: boolean
  choose: () => void
  text: string
}

function Radio({ name, value, isChosen, choose, text }: RadioProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name={name}
        value={value}
        checked={isChosen}
        onChange={choose}
        className="size-5 accent-ink"
      />
      {text}
    </label>
  )
}
