import { type KeyboardEvent, useState } from 'react'
import { texts } from '#texts/admin/products/form/variants'
import { type FieldErrors, NO_ERRORS } from '../../../../../lib/forms/form-errors.ts'
import { readCount, readPrice } from '../../../../../lib/forms/typed-numbers.ts'
import { Button } from '../../../../ui/button.tsx'
import { FormStateContext, useRefusal } from '../../../../ui/fields/form-state.ts'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import type { Edit } from '../../drafts/product-draft.ts'
import { numberField } from '../typed-number.ts'

interface FillVariantsProps {
  /** The number of variants. */
  count: number
  edit: (edit: Edit) => void
}

const PARSERS = { price: readPrice, stock: readCount, weight: readCount } as const
type FilledField = keyof typeof PARSERS
const NOTHING: Record<FilledField, string> = { price: '', stock: '', weight: '' }
/** Distinguishes these fields from those of the product in the same form. */
const fieldFor = (name: FilledField) => `all ${name}`
/** Sets the same price, stock or weight for all variants. Empty fields change nothing. */
export function FillVariants({ count, edit }: FillVariantsProps) {
  const [typed, setTyped] = useState(NOTHING)
  const [errors, setErrors] = useState<FieldErrors>(NO_ERRORS)
  const [isDone, setDone] = useState(false)

  function fill() {
    const filledFields = (Object.keys(PARSERS) as FilledField[]).filter((name) => typed[name].trim() !== '')
    const errorEntries = filledFields.flatMap((name) => {
      const read = PARSERS[name](typed[name])
      return 'error' in read ? [[fieldFor(name), [read.error]]] : []
    })
    setErrors(Object.fromEntries(errorEntries))
    if (filledFields.length === 0 || errorEntries.length > 0) return
    const { stock, ...details } = Object.fromEntries(filledFields.map((name) => [name, typed[name]])) as Partial<
      typeof NOTHING
    >
    edit((draft) => ({
      ...draft,
      variants: draft.variants.map((variant) => ({
        ...variant,
        ...(stock !== undefined && { stock }),
        details: { ...variant.details, ...details },
      })),
    }))
    setTyped(NOTHING)
    setDone(true)
  }
  function fillByEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    // Enter would submit the product form.
    event.preventDefault()
    fill()
  }
  return (
    <details className="mb-4 rounded-card border border-line bg-surface px-4">
      <summary className="min-h-11 py-2.5 font-medium">{texts.forAllVariants}</summary>
      <FormStateContext value={{ ...useRefusal(), errors, isPending: false }}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: the key events come from the fields inside */}
        <div onKeyDown={fillByEnter} className="grid items-start gap-4 pt-1 pb-4 sm:grid-cols-3">
          {(Object.keys(PARSERS) as FilledField[]).map((name) => (
            <TextField
              key={name}
              name={fieldFor(name)}
              label={texts.OF_EACH[name]}
              {...numberField(name === 'price' ? 'price' : 'count', typed[name], (text) => {
                setTyped((before) => ({ ...before, [name]: text }))
                setDone(false)
              })}
              required={false}
            />
          ))}
          <div className="flex flex-wrap items-center gap-3 sm:col-span-3">
            <Button weight="secondary" onClick={fill}>
              {texts.applyToAllVariants(count)}
            </Button>
            <p role="status" className="text-good text-sm">
              {isDone && texts.appliedToVariantsSave(count)}
            </p>
          </div>
        </div>
      </FormStateContext>
    </details>
  )
}
