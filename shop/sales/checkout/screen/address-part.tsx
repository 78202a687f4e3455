import { useId, useState } from 'react'
import { texts } from '#texts/sales/checkout'
import { texts as companyTexts } from '#texts/sales/companies'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import type { CountryCode } from '../../../../lib/places/countries.ts'
import type { Address } from '../../../core/addresses/address.contract.ts'
import { AddressFields } from '../../../core/addresses/address-fields.tsx'
import { ADDRESS_FIELDS, addressLines, EMPTY_ADDRESS } from '../../../core/addresses/address-lines.ts'
import { addressRules } from '../../../core/addresses/address-rules.ts'
import type { SavedAddress } from '../../../core/addresses/saved/saved-addresses.contract.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { CheckoutQuote } from '../checkout.contract.ts'
import type { CheckoutDraft } from '../intent/checkout-draft.ts'
import { Choice } from './choice.tsx'
import { NotDelivered } from './not-delivered.tsx'
import { readAddressFields } from './read-address-fields.ts'
import { asAddress } from './use-checkout.ts'

interface AddressPartProps {
  quote: CheckoutQuote
  saved: readonly SavedAddress[]
  /** The initial address. */
  address: Address | undefined
  /** An incomplete address from before a reload. */
  typed: Partial<Address> | undefined
  keepsAddress: boolean
  isBilledElsewhere: boolean
  isCompany: boolean
  errors: FieldErrors | undefined
  onCountry: (country: CountryCode) => void
  onTyped: (typed: Partial<Address>) => void
  done: (values: Pick<CheckoutDraft, 'keepsAddress' | 'isBilledElsewhere' | 'isCompany'> & { address: Address }) => void
}

const NEW = 'new'

/** The delivery address: a saved one or a new one. */
export function AddressPart(props: AddressPartProps) {
  const { quote, saved, address, errors, onCountry, onTyped, done } = props
  const chosen = saved.find((one) => address && isSame(one, address))
  // A saved address with errors is opened in the fields, where the errors are shown.
  const [choice, setChoice] = useState(() =>
    errors || props.typed || (address && !chosen) ? NEW : String((chosen ?? saved[0])?.id ?? NEW),
  )
  const [first] = useState(() => ({
    ...EMPTY_ADDRESS,
    country: quote.countries.includes(quote.country) ? quote.country : (quote.countries[0] ?? quote.country),
    ...(address && (errors || !chosen) && address),
    ...props.typed,
  }))
  const group = useId()
  const isNew = choice === NEW
  return (
    <div onInput={({ target }) => isNew && onTyped(readAddressFields(target))}>
      <ShopForm
        {...(isNew && { schema: addressRules })}
        errors={errors}
        onSend={(event) => {
          event.preventDefault()
          const form = new FormData(event.currentTarget)
          const found = saved.find(({ id }) => String(id) === choice)
          const values = {
            keepsAddress: form.has('keep_address'),
            isBilledElsewhere: form.has('is_billed_elsewhere'),
            isCompany: form.has('is_company'),
          }
          if (!isNew && found) done({ ...values, address: asAddress(found), keepsAddress: false })
          else void addressRules().then((rules) => done({ ...values, address: bodyFrom(rules, form) }))
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
              address={first}
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
        <CheckBox
          name="is_billed_elsewhere"
          required={false}
          defaultChecked={props.isBilledElsewhere}
          className="-mt-4"
        >
          {texts.billedElsewhere}
        </CheckBox>
        <CheckBox name="is_company" required={false} defaultChecked={props.isCompany} className="-mt-4">
          {companyTexts.buyForCompany}
        </CheckBox>
        <SubmitButton className="sm:w-fit">{texts.continueLabel}</SubmitButton>
      </ShopForm>
    </div>
  )
}

const isSame = (one: Address, other: Address) => ADDRESS_FIELDS.every((field) => one[field] === other[field])
