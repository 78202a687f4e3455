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
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
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
import { saveZone } from './save-delivery.ts'

export const clientLoader = staffLoader(async ({ context, params }: Route.ClientLoaderArgs) => {
  const { zones } = await orErrorPage(texts.failedToLoad, apiFrom(context)(listZones, {}))
  return { zone: params.id === 'new' ? undefined : (zones.find(({ id }) => String(id) === params.id) ?? null) }
})

export const clientAction = ({ context, params, request }: Route.ClientActionArgs) =>
  saveZone(apiFrom(context), request, params.id)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.aZone)

export const handle = localizedConstant(() =>
  staffScreen<{ zone: Zone | undefined | null }>({
    title: (found) => (found && found.zone === undefined ? texts.newZone : (found?.zone?.name ?? texts.aZone)),
    reason: texts.onlyStaff,
    up: { to: href('/admin/delivery'), name: texts.delivery },
    waiting: <FieldsSkeleton />,
  }),
)

export default function ZonePage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ zone }) => (
        <RecordEditor
          record={zone}
          result={actionData as RecordNotSaved | undefined}
          fields={(opened) => <ZoneFields zone={opened} />}
          removal={({ name }) => ({ label: texts.deleteZone, text: texts.andItsShippingMethodsAreRemoved(name) })}
        />
      )}
    </LoadedForStaff>
  )
}

function ZoneFields({ zone }: { zone: Zone | undefined }) {
  return (
    <>
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
