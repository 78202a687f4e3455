import { useEffect, useRef, useState } from 'react'
import { texts } from '#texts/core/addresses'
import { nestedName } from '../../../lib/forms/nested-form.ts'
import { COUNTRY_CODES, type CountryCode, countryName, sortedByName } from '../../../lib/places/countries.ts'
import { Button } from '../../ui/button.tsx'
import { useRefusal } from '../../ui/fields/form-state.ts'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import type { Address } from './address.contract.ts'
import { EMPTY_ADDRESS } from './address-lines.ts'

/** Countries with letters in their postcodes, so a numeric keypad does not suffice. */
const WITH_LETTERS: readonly CountryCode[] = ['AD', 'GB', 'GG', 'IE', 'IM', 'JE', 'MT', 'NL']

interface AddressFieldsProps {
  /** Initial values. */
  address?: Address
  /** Prefix of the field names: `delivery` gives `delivery[name]`. */
  within?: string
  /** Which address of an order this is, for browser autofill. */
  purpose?: 'shipping' | 'billing'
  /** The countries to choose from. */
  countries?: readonly CountryCode[]
  /** Called when another country is chosen. */
  onCountry?: (country: CountryCode) => void
}

/** The fields of a postal address in a form. Rarely used fields are collapsed. */
export function AddressFields({
  address = EMPTY_ADDRESS,
  within,
  purpose,
  countries = COUNTRY_CODES,
  onCountry,
}: AddressFieldsProps) {
  const [country, setCountry] = useState(address.country)
  const { checkAgain } = useRefusal()
  const field = (name: keyof Address, token: string) => ({
    name: within === undefined ? name : nestedName([within, name]),
    defaultValue: address[name],
    autoComplete: purpose === undefined ? token : `${purpose} ${token}`,
  })

  return (
    <>
      <TextField label={texts.name} {...field('name', 'name')} />
      <TextField label={texts.street} {...field('street', 'address-line1')} />
      <FurtherLines isOpen={address.second_line !== '' || address.company !== ''}>
        <TextField label={texts.floorFlatCare} {...field('second_line', 'address-line2')} required={false} />
        <TextField label={texts.company} {...field('company', 'organization')} required={false} />
      </FurtherLines>
      <div className="grid gap-5 sm:grid-cols-[10rem_minmax(0,1fr)] sm:gap-4">
        <TextField
          label={texts.postcode}
          {...field('postcode', 'postal-code')}
          inputMode={WITH_LETTERS.includes(country) ? 'text' : 'numeric'}
          autoCapitalize="characters"
          spellCheck={false}
        />
        <TextField label={texts.town} {...field('town', 'address-level2')} />
      </div>
      <SelectField
        label={texts.country}
        {...field('country', 'country')}
        choices={Object.fromEntries(sortedByName(countries).map((code) => [code, countryName(code)]))}
        onChange={({ target }) => {
          setCountry(target.value as CountryCode)
          onCountry?.(target.value as CountryCode)
          // The validity of a postcode depends on the country.
          checkAgain()
        }}
      />
      <TextField
        label={texts.phone}
        {...field('phone', 'tel')}
        type="tel"
        inputMode="tel"
        required={false}
        hint={texts.forTheCarrierIfAParcelHint}
      />
    </>
  )
}

/** Rarely used address lines. Opening them focuses the first one. */
function FurtherLines({ isOpen: begin, children }: { isOpen: boolean; children: React.ReactNode }) {
  const [isOpen, setOpen] = useState(begin)
  const fields = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen && !begin) fields.current?.querySelector('input')?.focus()
  }, [isOpen, begin])
  if (isOpen)
    return (
      <div ref={fields} className="grid gap-5">
        {children}
      </div>
    )
  return (
    <Button weight="quiet" onClick={() => setOpen(true)} className="-my-2 -ml-5 w-fit underline underline-offset-4">
      {texts.addALine}
    </Button>
  )
}
