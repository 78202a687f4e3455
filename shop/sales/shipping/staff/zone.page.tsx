import type { ReactNode } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import {
  type CountryCode,
  countryName,
  EXPORT_COUNTRY_CODES,
  sortedByName,
  VAT_COUNTRY_CODES,
} from '../../../../lib/places/countries.ts'
import { recordScreen } from '../../../core/admin-kit/resource/editor/record-screen.tsx'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { listZones, shippingZones, type Zone } from '../delivery.contract.ts'

const screen = recordScreen(() => ({
  texts: texts.zone,
  list: { to: href('/admin/delivery'), texts: texts.screen },
  load: async (api, { id }) => {
    if (id === undefined) return { record: undefined }
    const { zones } = await api(listZones, {})
    return { record: zones.find((zone) => String(zone.id) === id) ?? null }
  },
  name: ({ name }) => name,
  fields: (zone) => <ZoneFields zone={zone} />,
  removal: ({ name }) => ({ name, label: texts.deleteZone, text: texts.deleteZoneHint(name) }),
  calls: callsOf(shippingZones),
  // The server validates the form values.
  body: (form) => ({ name: String(form.get('name')), countries: form.getAll('countries').map(String) as never }),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

function ZoneFields({ zone }: { zone: Zone | undefined }) {
  return (
    <>
      <TextField name="name" label={texts.name} defaultValue={zone?.name} autoComplete="off" />
      <Field name="countries" hint={texts.countriesMove}>
        {(control) => (
          <div className="grid gap-6">
            <Countries
              legend={texts.europeanUnion}
              codes={VAT_COUNTRY_CODES}
              zone={zone}
              describedBy={control['aria-describedby']}
            />
            <Countries legend={texts.outsideEuropeanUnion} codes={EXPORT_COUNTRY_CODES} zone={zone}>
              <p className="mb-2 text-muted text-sm">{texts.exportHint}</p>
              <p className="mb-2 text-muted text-sm">{texts.unitedKingdomHint}</p>
            </Countries>
          </div>
        )}
      </Field>
    </>
  )
}

interface CountriesProps {
  legend: string
  codes: readonly CountryCode[]
  zone: Zone | undefined
  describedBy?: string | undefined
  children?: ReactNode
}

function Countries({ legend, codes, zone, describedBy, children }: CountriesProps) {
  return (
    <fieldset aria-describedby={describedBy}>
      <legend className="mb-1.5 font-medium text-sm">{legend}</legend>
      {children}
      <div className="grid grid-cols-2 gap-x-4 sm:grid-cols-3">
        {sortedByName(codes).map((code) => (
          <label key={code} className="flex min-h-11 cursor-pointer items-center gap-3">
            <input
              type="checkbox"
              name="countries"
              value={code}
              defaultChecked={zone?.countries.includes(code)}
              className="size-5 shrink-0"
            />
            {countryName(code)}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
