import { useId, useState } from 'react'
import { texts } from '#texts/catalog/products/table'
import { Field } from '../../../../ui/fields/field.tsx'
import { ManufacturerNames } from '../../../manufacturers/manufacturer-names.tsx'
import { rulesOfText } from '../../read/product-texts.contract.ts'
import { CollectionSelect } from './collection-select.tsx'

export type Action = keyof typeof texts.ACTIONS

const NUMBERS: readonly Action[] = ['price_percent', 'price', 'stock', 'weight']
const look = 'h-11 min-w-0 max-w-full rounded-control border border-edge bg-surface px-3 text-base'

/** The field for the value of a bulk action; nothing for an action without one. */
export function BulkValue({ action }: { action: Action | '' }) {
  const names = useId()
  if (action === 'collection') return <CollectionValue />
  if (action === 'vat_class' || action === 'withdrawal')
    return (
      <Field name="value">
        {(control) => (
          <select {...control} name="value" aria-label={texts.value} className={`${look} w-72`}>
            {Object.entries(rulesOfText(action).choices ?? {}).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        )}
      </Field>
    )
  if (action !== 'maker' && !(NUMBERS as readonly string[]).includes(action)) return null
  const isNumber = action !== 'maker'
  return (
    <Field key={action} name="value">
      {(control) => (
        <>
          <input
            {...control}
            name="value"
            aria-label={texts.value}
            required={isNumber && action !== 'weight'}
            list={isNumber ? undefined : names}
            inputMode={!isNumber || action === 'price_percent' ? 'text' : 'decimal'}
            autoComplete="off"
            className={`${look} ${isNumber ? 'w-28 text-right tabular-nums' : 'w-56'}`}
          />
          {!isNumber && <ManufacturerNames id={names} />}
        </>
      )}
    </Field>
  )
}

function CollectionValue() {
  const [collection, setCollection] = useState('')
  return (
    <Field name="value">
      {(control) => (
        <>
          <input type="hidden" name="value" value={collection} />
          <CollectionSelect
            label={texts.collection}
            empty={texts.chooseOne}
            value={collection}
            onChange={setCollection}
            control={control}
          />
        </>
      )}
    </Field>
  )
}
