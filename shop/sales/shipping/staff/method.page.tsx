import { href } from 'react-router'
import * as texts from '#texts/sales/shipping/staff'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { listZones, type Method } from '../delivery.contract.ts'
import type { Route } from './+types/method.page'
import { BracketFields } from './bracket-fields.tsx'
import { EditFrame } from './edit-frame.tsx'
import { type DeliveryNotSaved, saveMethod } from './save-delivery.ts'

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const { zones, collection } = await orErrorPage(texts.failedToLoad, apiFrom(context)(listZones, {}))
  const methods = [...zones.flatMap((zone) => zone.methods), ...collection]
  return {
    isNew: params.id === 'new',
    method: methods.find(({ id }) => String(id) === params.id),
    zone: new URL(request.url).searchParams.get('zone') ?? '',
  }
})

export const clientAction = async ({ context, params, request }: Route.ClientActionArgs) =>
  saveMethod(apiFrom(context), request, await request.formData(), params.id)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.shippingMethod)

export const handle = staffScreen<{ isNew: boolean; zone: string; method: Method | undefined }>({
  title: (found) => {
    if (found?.isNew) return found.zone === '' ? texts.newCollection : texts.addShipping
    return found?.method?.name ?? texts.shippingMethod
  },
  reason: texts.onlyStaff,
  up: { to: href('/admin/delivery'), name: texts.delivery },
  waiting: <FieldsSkeleton />,
})

export default function MethodPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ isNew, method, zone }) =>
        isNew || method ? (
          <MethodFields
            method={method}
            zone={method ? String(method.zone ?? '') : zone}
            result={actionData as DeliveryNotSaved | undefined}
          />
        ) : (
          <EmptyState>{texts.thisNoLongerExists}</EmptyState>
        )
      }
    </LoadedForStaff>
  )
}

interface MethodFieldsProps {
  method: Method | undefined
  /** The id of its zone; empty for collection. */
  zone: string
  result: DeliveryNotSaved | undefined
}

function MethodFields({ method, zone, result }: MethodFieldsProps) {
  const isCollection = zone === ''
  const days = (name: 'ready_from' | 'ready_to' | 'way_from' | 'way_to', label: string, unsaid: number) => (
    <TextField
      name={name}
      label={label}
      type="number"
      min={0}
      max={60}
      inputMode="numeric"
      defaultValue={method?.[name] ?? unsaid}
    />
  )
  return (
    <EditFrame
      result={result}
      version={method?.version}
      removal={{ label: texts.removeWay, text: texts.customersCanNoLonger }}
    >
      <input type="hidden" name="zone" value={zone} />
      <TextField
        name="name"
        label={texts.name}
        hint={texts.shownToCustomersEHint}
        defaultValue={method?.name ?? (isCollection ? texts.collectionInTheShop : undefined)}
        autoComplete="off"
      />
      {isCollection && <TextField name="place" label={texts.addressAndHours} rows={4} defaultValue={method?.place} />}
      <BracketFields brackets={method?.brackets ?? [{ up_to: null, price: isCollection ? '0' : '' }]} />
      <TextField
        name="free_from"
        label={texts.freeFromLabel}
        hint={texts.emptyForNever}
        required={false}
        inputMode="decimal"
        defaultValue={method?.free_from ?? ''}
        className="max-w-64"
      />
      <fieldset>
        <legend className="mb-2 font-medium">{texts.readyAfter}</legend>
        <div className="grid grid-cols-2 gap-4">
          {days('ready_from', texts.workingDaysFrom, 1)}
          {days('ready_to', texts.workingDaysTo, 2)}
        </div>
      </fieldset>
      {!isCollection && (
        <fieldset>
          <legend className="mb-2 font-medium">{texts.onTheWay}</legend>
          <div className="grid grid-cols-2 gap-4">
            {days('way_from', texts.workingDaysFrom, 2)}
            {days('way_to', texts.workingDaysTo, 3)}
          </div>
        </fieldset>
      )}
      <p className="text-muted text-sm">{texts.zeroIsTheSameDay}</p>
      <div className="grid gap-1">
        {!isCollection && (
          <CheckBox name="is_tracked" required={false} defaultChecked={method?.is_tracked ?? true}>
            {texts.isTracked}
          </CheckBox>
        )}
        <CheckBox name="is_on" required={false} defaultChecked={method?.is_on ?? true}>
          {texts.offeredToCustomers}
        </CheckBox>
      </div>
    </EditFrame>
  )
}
