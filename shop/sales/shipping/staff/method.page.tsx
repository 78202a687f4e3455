import { href } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { RecordEditor } from '../../../core/admin-kit/resource/editor/record-editor.tsx'
import type { RecordNotSaved } from '../../../core/admin-kit/resource/editor/save-record.ts'
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
import { saveMethod } from './save-delivery.ts'

export const clientLoader = staffLoader(async ({ context, params, request }: Route.ClientLoaderArgs) => {
  const { zones, collection } = await orErrorPage(texts.failedToLoad, apiFrom(context)(listZones, {}))
  const methods = [...zones.flatMap((zone) => zone.methods), ...collection]
  return {
    method: params.id === 'new' ? undefined : (methods.find(({ id }) => String(id) === params.id) ?? null),
    zone: new URL(request.url).searchParams.get('zone') ?? '',
  }
})

export const clientAction = ({ context, params, request }: Route.ClientActionArgs) =>
  saveMethod(apiFrom(context), request, params.id)

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.shippingMethod)

export const handle = localizedConstant(() =>
  staffScreen<{ zone: string; method: Method | undefined | null }>({
    title: (found) => {
      if (found && found.method === undefined) return found.zone === '' ? texts.newCollection : texts.addShipping
      return found?.method?.name ?? texts.shippingMethod
    },
    reason: texts.onlyStaff,
    up: { to: href('/admin/delivery'), name: texts.delivery },
    waiting: <FieldsSkeleton />,
  }),
)

export default function MethodPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ method, zone }) => (
        <RecordEditor
          record={method}
          result={actionData as RecordNotSaved | undefined}
          fields={(opened) => <MethodFields method={opened} zone={opened ? String(opened.zone ?? '') : zone} />}
          removal={() => ({ label: texts.deleteMethod, text: texts.customersCanNoLonger })}
        />
      )}
    </LoadedForStaff>
  )
}

interface MethodFieldsProps {
  method: Method | undefined
  /** The id of its zone; empty for collection. */
  zone: string
}

function MethodFields({ method, zone }: MethodFieldsProps) {
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
    <>
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
    </>
  )
}
