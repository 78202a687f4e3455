import type { ReactNode } from 'react'
import { href } from 'react-router'
import * as texts from '#texts/sales/shipping/staff'
import {
  type CountryCode,
  countryName,
  EXPORT_COUNTRY_CODES,
  sortedByName,
  VAT_COUNTRY_CODES,
} from '../../../../lib/places/countries.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { Field } from '../../../ui/fields/field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { listZones, type Zone } from '../delivery.contract.ts'
import type { Route } from './+types/zone.page'
import { EditFrame } from './edit-frame.tsx'
import { type DeliveryNotSaved, saveZone } from './save-delivery.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const { zones } = await orErrorPage(texts.failedToLoad, apiFrom(context)(listZones, {}))
  return { isNew: params.id === 'new', zone: zones.find(({ id }) => String(id) === params.id) }
})

export const clientAction = async ({ context, params, request }: Route.ClientActionArgs) =>
  saveZone(apiFrom(context), request, await request.formData(), params.id)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.aZone)

export const handle = staffScreen<{ isNew: boolean; zone: Zone | undefined }>({
  title: (found) => (found?.isNew ? texts.newZone : (found?.zone?.name ?? texts.aZone)),
  reason: texts.onlyStaff,
  up: { to: href('/admin/delivery'), name: texts.delivery },
  waiting: <FieldsSkeleton />,
})

export default function ZonePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ isNew, zone }) =>
        isNew || zone ? (
          <ZoneFields zone={zone} result={actionData as DeliveryNotSaved | undefined} />
        ) : (
          <EmptyState>{texts.thisNoLongerExists}</EmptyState>
        )
      }
    </LoadedForStaff>
  )
}

function ZoneFields({ zone, result }: { zone: Zone | undefined; result: DeliveryNotSaved | undefined }) {
  return (
    <EditFrame
      result={result}
      version={zone?.version}
      removal={{ label: texts.removeZone, text: texts.andItsShippingMethodsAreRemoved(zone?.name ?? '') }}
    >
      <TextField name="name" label={texts.name} defaultValue={zone?.name} autoComplete="off" />
      <Field name="countries" hint={texts.countriesMove}>
        {(control) => (
          <div className="grid gap-6">
            <Countries
              legend={texts.inTheUnion}
              codes={VAT_COUNTRY_CODES}
              zone={zone}
              describedBy={control['aria-describedby']}
            />
            <Countries legend={texts.outsideTheUnion} codes={EXPORT_COUNTRY_CODES} zone={zone}>
              <p className="mb-2 text-muted text-sm">{texts.exportHint}</p>
              <p className="mb-2 text-muted text-sm">{texts.unitedKingdomHint}</p>
            </Countries>
          </div>
        )}
      </Field>
    </EditFrame>
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
