import { href } from 'react-router'
import { texts } from '#texts/sales/shipping/staff'
import { priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { recordScreen } from '../../../core/admin-kit/resource/editor/record-screen.tsx'
import { callsOf } from '../../../core/admin-kit/resource/screen/resource-options.ts'
import { CheckBox } from '../../../ui/fields/check-box.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { listZones, type Method, shippingMethods } from '../delivery.contract.ts'
import { BracketFields } from './bracket-fields.tsx'

const screen = recordScreen(() => ({
  list: { to: href('/admin/delivery'), texts: texts.screen },
  load: async (api, { id, query }) => {
    const zone = query.get('zone') ?? ''
    if (id === undefined) return { record: undefined, zone }
    const { zones, collection } = await api(listZones, {})
    const methods = [...zones.flatMap((one) => one.methods), ...collection]
    return { record: methods.find((method) => String(method.id) === id) ?? null, zone }
  },
  texts: { ...texts.method, add: (data) => (data?.zone === '' ? texts.newCollection : texts.method.add) },
  name: ({ name }) => name,
  fields: (method, { zone }) => <MethodFields method={method} zone={method ? String(method.zone ?? '') : zone} />,
  removal: () => ({ label: texts.deleteMethod, text: texts.customersCanNoLonger }),
  calls: callsOf(shippingMethods),
  body: methodIn,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

// The server validates the form values.
function methodIn(form: FormData) {
  const prices = form.getAll('price').map(String)
  const text = (name: string) => String(form.get(name) ?? '')
  return {
    brackets: form.getAll('up_to').map((up_to, line) => `${up_to}:${prices[line] ?? ''}`),
    ...{ zone: text('zone') as never, name: text('name'), free_from: text('free_from') as never, place: text('place') },
    ...{ ready_from: text('ready_from'), ready_to: text('ready_to') },
    ...(form.has('way_from') && { way_from: text('way_from'), way_to: text('way_to') }),
    ...{ is_tracked: form.has('is_tracked'), is_on: form.has('is_on') },
  }
}

interface MethodFieldsProps {
  method: Method | undefined
  /** The id of its zone; empty for collection. */
  zone: string
}

function MethodFields({ method, zone }: MethodFieldsProps) {
  const isCollection = zone === ''
  const days = (name: 'ready_from' | 'ready_to' | 'way_from' | 'way_to', label: string, fallback: number) => (
    <TextField
      name={name}
      label={label}
      type="number"
      min={0}
      max={60}
      inputMode="numeric"
      defaultValue={method?.[name] ?? fallback}
    />
  )
  return (
    <>
      <input type="hidden" name="zone" value={zone} />
      <TextField
        name="name"
        label={texts.name}
        hint={texts.methodNameHint}
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
        defaultValue={priceForField(method?.free_from ?? '')}
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
