import { X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/orders/manual'
import type { StaffProduct } from '../../../catalog/products/table/products-table.contract.ts'
import { IconButton } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'

/** A line that staff have added to a manual order. */
export interface ChosenLine {
  product: number
  variant: number
  label: string
  quantity: number
  /** As entered; empty for the shop's price. */
  price: string
  reason: string
}

const PAUSE_MS = 250

interface ChosenLinesProps {
  lines: readonly ChosenLine[]
  setLines: (lines: readonly ChosenLine[]) => void
}

/**
 * The lines of a manual order: found by title, SKU or bar code, each with a quantity, an optional price and its
 * reason.
 */
export function ChosenLines({ lines, setLines }: ChosenLinesProps) {
  const change = (variant: number, what: Partial<ChosenLine>) =>
    setLines(lines.map((line) => (line.variant === variant ? { ...line, ...what } : line)))
  function add(line: ChosenLine) {
    const there = lines.find(({ variant }) => variant === line.variant)
    if (there) change(line.variant, { quantity: there.quantity + 1 })
    else setLines([...lines, line])
  }
  return (
    <>
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {lines.map(({ product, variant, label, quantity, price, reason }, place) => (
          <li
            key={variant}
            className="grid gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_6rem_8rem_minmax(0,10rem)_auto]"
          >
            <p className="font-medium wrap-anywhere sm:pt-9">{label}</p>
            <input type="hidden" name={`lines[${place}][product]`} value={product} />
            <input type="hidden" name={`lines[${place}][variant]`} value={variant} />
            <TextField
              name={`lines[${place}][quantity]`}
              label={texts.quantity}
              aria-label={texts.quantityOf(label)}
              type="number"
              min={1}
              inputMode="numeric"
              autoComplete="off"
              value={quantity}
              onChange={({ target }) => change(variant, { quantity: Math.max(1, Number(target.value) || 1) })}
            />
            <TextField
              name={price.trim() === '' ? `other[${place}]` : `lines[${place}][price]`}
              label={texts.otherPrice}
              aria-label={texts.otherPriceOf(label)}
              required={false}
              inputMode="decimal"
              autoComplete="off"
              value={price}
              onChange={({ target }) => change(variant, { price: target.value })}
            />
            {price.trim() === '' ? (
              <span />
            ) : (
              <TextField
                name={`lines[${place}][reason]`}
                label={texts.reason}
                aria-label={texts.reasonOf(label)}
                autoComplete="off"
                maxLength={200}
                value={reason}
                onChange={({ target }) => change(variant, { reason: target.value })}
              />
            )}
            <IconButton
              label={texts.remove(label)}
              className="sm:mt-7"
              onClick={() => setLines(lines.filter((line) => line.variant !== variant))}
            >
              <X aria-hidden="true" className="size-5" />
            </IconButton>
          </li>
        ))}
      </ul>
      <FindProducts add={add} />
    </>
  )
}

function FindProducts({ add }: { add: (line: ChosenLine) => void }) {
  const { data, load } = useFetcher<{ results: StaffProduct[] }>()
  const [words, setWords] = useState('')
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(pause.current), [])
  function find(typed: string) {
    setWords(typed)
    clearTimeout(pause.current)
    if (typed.trim() === '') return
    pause.current = setTimeout(
      () => void load(`${href('/admin/orders/goods')}?${new URLSearchParams({ q: typed.trim() })}`),
      PAUSE_MS,
    )
  }
  const found = words.trim() === '' ? [] : (data?.results ?? []).slice(0, 8)
  return (
    <div className="mt-3">
      <Field name="lines">
        {(control) => (
          <SearchField
            {...control}
            value={words}
            onChange={({ target }) => find(target.value)}
            // Enter would submit the whole form.
            onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
            maxLength={100}
            aria-label={texts.titleSkuOrBar}
            placeholder={texts.titleSkuOrBar}
          />
        )}
      </Field>
      {words.trim() !== '' && data && found.length === 0 && (
        <p className="mt-2 text-muted text-sm">{texts.noProductsMatchThese}</p>
      )}
      <ul className="mt-2 grid gap-1 empty:hidden">
        {found.flatMap(({ id, title, variants }) =>
          variants.map(({ id: variant, name, stock }) => {
            const label = `${title}, ${name}`
            return (
              <li key={variant}>
                <button
                  type="button"
                  disabled={stock === 0}
                  aria-label={texts.add(label)}
                  onClick={() => add({ product: id, variant, label, quantity: 1, price: '', reason: '' })}
                  className="flex min-h-11 w-full items-center justify-between gap-4 rounded-control px-3 text-left text-sm hover:bg-sunken disabled:opacity-55"
                >
                  <span className="wrap-anywhere">{label}</span>
                  <span className="text-muted tabular-nums">{texts.inStock(stock)}</span>
                </button>
              </li>
            )
          }),
        )}
      </ul>
    </div>
  )
}
