import { Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { texts } from '#texts/sales/shipping/staff'
import { priceForField } from '../../../../lib/forms/typed-numbers.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import type { Method } from '../delivery.contract.ts'

const input =
  'block h-11 w-full rounded-control border border-edge bg-surface px-3.5 text-base tabular-nums aria-invalid:border-danger'

/** The prices by weight, one line each; there is always one line. */
export function BracketFields({ brackets }: { brackets: Method['brackets'] }) {
  const [lines, setLines] = useState(() =>
    brackets.map(({ up_to, price }, key) => ({ key, upTo: up_to === null ? '' : String(up_to), price })),
  )
  const add = () =>
    setLines((all) => [...all, { key: Math.max(...all.map(({ key }) => key)) + 1, upTo: '', price: '' }])
  return (
    <Field name="brackets" hint={texts.pricesHint}>
      {(control) => (
        <fieldset aria-describedby={control['aria-describedby']}>
          <legend className="mb-2 font-medium">{texts.prices}</legend>
          <div aria-hidden="true" className="grid grid-cols-[1fr_1fr_2.75rem] items-end gap-3 text-muted text-sm">
            <span>{texts.upToGrams}</span>
            <span>{texts.costs}</span>
          </div>
          <ol className="mt-1 grid gap-2">
            {lines.map(({ key, upTo, price }, index) => (
              <li key={key} className="grid grid-cols-[1fr_1fr_2.75rem] gap-3">
                <input
                  name="up_to"
                  aria-label={texts.lineOf(texts.upToGrams, index + 1)}
                  inputMode="numeric"
                  autoComplete="off"
                  defaultValue={upTo}
                  aria-invalid={control['aria-invalid']}
                  className={input}
                />
                <input
                  name="price"
                  aria-label={texts.lineOf(texts.costs, index + 1)}
                  inputMode="decimal"
                  autoComplete="off"
                  defaultValue={priceForField(price)}
                  aria-invalid={control['aria-invalid']}
                  className={input}
                />
                {lines.length > 1 && (
                  <IconButton
                    label={texts.removeLine(index + 1)}
                    onClick={() => setLines((all) => all.filter((line) => line.key !== key))}
                  >
                    <Trash2 aria-hidden="true" className="size-5" />
                  </IconButton>
                )}
              </li>
            ))}
          </ol>
          <Button weight="quiet" onClick={add} className="-ml-4 mt-1">
            <Plus aria-hidden="true" className="size-5" />
            {texts.addALine}
          </Button>
        </fieldset>
      )}
    </Field>
  )
}
