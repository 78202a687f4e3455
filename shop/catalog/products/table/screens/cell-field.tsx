import { Check } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/catalog/products/table'
import { priceForField } from '../../../../../lib/forms/typed-numbers.ts'
import type { EditOutcome } from './edit-products.tsx'

interface CellFieldProps {
  /** The API field to edit. */
  name: 'price' | 'stock'
  label: string
  /** The saved value. */
  value: string
  /** Hidden fields that identify the product or variant. */
  fields: Record<string, number>
  /** True if the stock is low. */
  isLow?: boolean
}

/** An inline number field. Saves on blur or Enter; Escape discards the input. */
export function CellField({ name, label, value, fields, isLow = false }: CellFieldProps) {
  const fetcher = useFetcher<EditOutcome>()
  const [typed, setTyped] = useState<string>()
  // The list may be reloaded while the user types.
  const [seen, setSeen] = useState(value)
  const id = useId()
  const shown = priceForField(value)
  const isPending = fetcher.state !== 'idle'
  const error = typed === undefined || isPending ? undefined : fetcher.data?.errors?.[name]?.toString()
  const isSaved = typed === undefined && !isPending && fetcher.data?.isDone === true
  const sent = isPending ? fetcher.formData?.get(name) : undefined

  function save() {
    if (typed === undefined || isPending) return
    if (typed.trim() === shown) return setTyped(undefined)
    void fetcher
      .submit({ intent: 'edit', ...fields, [name]: typed, [`${name}_seen`]: seen }, { method: 'post' })
      .then(() => undefined)
  }
  // Discards the input once the shop has saved it.
  if (typed !== undefined && !isPending && fetcher.data?.isDone && fetcher.data.typed === typed) setTyped(undefined)

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'Enter') save()
    if (event.key === 'Escape') setTyped(undefined)
  }
  return (
    <div className="relative w-full md:w-22">
      <input
        aria-label={label}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        inputMode={name === 'price' ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={typed ?? (sent === undefined || sent === null ? shown : String(sent))}
        onChange={({ target }) => {
          if (typed === undefined) setSeen(value)
          setTyped(target.value)
        }}
        onFocus={({ target }) => target.select()}
        onBlur={save}
        onKeyDown={onKeyDown}
        className={`h-11 w-full rounded-control border border-edge bg-surface px-2 text-right text-base tabular-nums aria-invalid:border-danger aria-invalid:ring-1 aria-invalid:ring-danger md:h-9 md:text-sm ${isLow ? 'font-medium text-warn' : ''}`}
      />
      <p aria-live="polite" className="text-sm">
        {error !== undefined && (
          <span id={`${id}-error`} className="mt-1 block min-w-40 text-danger">
            {error}
          </span>
        )}
        {isSaved && (
          <span className="pointer-events-none absolute top-0 left-1.5 flex h-11 items-center text-good md:h-9">
            <Check aria-hidden="true" className="size-4" />
            <span className="sr-only">{texts.saved}</span>
          </span>
        )}
      </p>
    </div>
  )
}
