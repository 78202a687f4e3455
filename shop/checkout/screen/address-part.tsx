import { useId, useState } from 'react'
import * as texts from '#texts/checkout'
import { bodyFrom } from '../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../lib/forms/form-errors.ts'
import { type CountryCode, countryName } from '../../../lib/places/countries.ts'
import type { Address } from '../../addresses/address.contract.ts'
import { AddressFields } from '../../addresses/address-fields.tsx'
import { addressLines } from '../../addresses/address-lines.ts'
import { addressRules } from '../../addresses/address-rules.ts'
import { ShopForm } from '../../forms/shop-form.tsx'
import type { SavedAddress } from '../../saved-addresses/saved-addresses.contract.ts'
import { CheckBox } from '../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../ui/fields/submit-button.tsx'
import type { CheckoutQuote } from '../checkout.contract.ts'
import { asAddress } from './use-checkout.ts'

interface AddressPartProps {
  quote: CheckoutQuote
  saved: readonly SavedAddress[]
  /** What it begins with. */
  address: Address | undefined
  keepsAddress: boolean
  isBilledElsewhere: boolean
  errors: FieldErrors | undefined
  onCountry: (country: CountryCode) => void
  done: (said: { address: Address; keepsAddress: boolean; isBilledElsewhere: boolean }) => void
}

const NEW = 'new'

/** Where an order goes: an address that was saved, or another one. */
export function AddressPart(props: AddressPartProps) {
  const { quote, saved, address, errors, onCountry, done } = props
  const chosen = saved.find((one) => address && isSame(one, address))
  const [choice, setChoice] = useState(address && !chosen ? NEW : String((chosen ?? saved[0])?.id ?? NEW))
  const group = useId()
  const isNew = choice === NEW || errors !== undefined
  return (
    <ShopForm
      {...(isNew && { schema: addressRules })}
      errors={errors}
      onSend={(event) => {
        event.preventDefault()
        const form = new FormData(event.currentTarget)
        const found = saved.find(({ id }) => String(id) === choice)
        const said = { keepsAddress: form.has('keep_address'), isBilledElsewhere: form.has('is_billed_elsewhere') }
        if (!isNew && found) done({ ...said, address: asAddress(found), keepsAddress: false })
        else void addressRules().then((rules) => done({ ...said, address: bodyFrom(rules, form) }))
      }}
    >
      {saved.length > 0 && (
        <fieldset className="grid gap-2">
          <legend className="sr-only">{texts.yourAddresses}</legend>
          {saved.map((one) => (
            <Choice
              key={one.id}
              group={group}
              isChosen={!isNew && choice === String(one.id)}
              choose={() => {
                setChoice(String(one.id))
                onCountry(one.country)
              }}
            >
              {addressLines(one).join(', ')}
            </Choice>
          ))}
          <Choice group={group} isChosen={isNew} choose={() => setChoice(NEW)}>
            {texts.anotherAddress}
          </Choice>
        </fieldset>
      )}
      {isNew && (
        <>
          <AddressFields
            {...(address && !chosen && { address })}
            purpose="shipping"
            {...(quote.countries.length > 0 && { countries: quote.countries })}
            onCountry={onCountry}
          />
          <NotDelivered quote={quote} />
          <CheckBox name="keep_address" required={false} defaultChecked={props.keepsAddress}>
            {texts.keepThisAddress}
          </CheckBox>
        </>
      )}
      <CheckBox name="is_billed_elsewhere" required={false} defaultChecked={props.isBilledElsewhere} className="-mt-4">
        {texts.billedElsewhere}
      </CheckBox>
      <SubmitButton className="sm:w-fit">{texts.goOn}</SubmitButton>
    </ShopForm>
  )
}

/** Says at once, where nothing can be delivered to a country, before anything else is asked. */
export function NotDelivered({ quote: { not_delivered, country, methods } }: { quote: CheckoutQuote }) {
  if (!not_delivered) return null
  const place = countryName(country)
  return (
    <p role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {not_delivered.reason === 'not_served' ? texts.notServed(place) : texts.tooHeavy(place)}
      {methods.length > 0 && ` ${texts.canBeCollected}`}
    </p>
  )
}

interface ChoiceProps {
  group: string
  isChosen: boolean
  choose: () => void
  children: React.ReactNode
}

/** One of several ways, as a box that is pressed as a whole. */
export function Choice({ group, isChosen, choose, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-start gap-3 rounded-control border border-line px-4 py-3 has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name={group}
        checked={isChosen}
        onChange={choose}
        className="mt-1 size-5 shrink-0 accent-ink"
      />
      <span className="min-w-0 flex-1 wrap-anywhere">{children}</span>
    </label>
  )
}

const isSame = (one: Address, other: Address) =>
  (Object.keys(asAddress(other)) as (keyof Address)[]).every((field) => one[field] === other[field])
