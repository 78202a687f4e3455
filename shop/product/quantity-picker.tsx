import { useId, useRef, useState } from 'react'
import { toast } from '../frame/toast.ts'
import { Button } from '../ui/button.tsx'
import { LAST_LISTED_QUANTITY, offeredQuantities, quantityFault } from './quantity.ts'

const MORE = '20+'
const box = 'h-11 rounded-control border border-edge bg-surface px-3 tabular-nums'

interface QuantityPickerProps {
  stock: number
  quantity: number
  change: (quantity: number) => void
  /** What there are so many of, where a screen has several. */
  of?: string
}

/** How many: 1 to 20 from a list, then '20+', which turns into a field with a button that confirms. */
export function QuantityPicker({ stock, quantity, change, of }: QuantityPickerProps) {
  const [isTyping, setTyping] = useState(false)
  const id = useId()
  const label = (
    <label htmlFor={id} className="text-muted text-sm">
      Quantity{of && <span className="sr-only"> of {of}</span>}
    </label>
  )
  if (isTyping || quantity > LAST_LISTED_QUANTITY) {
    return (
      <QuantityField
        {...{ id, label, stock, quantity, change }}
        begin={isTyping ? String(Math.max(quantity, LAST_LISTED_QUANTITY + 1)) : undefined}
      />
    )
  }
  const offered = offeredQuantities(stock)
  return (
    <div className="flex items-center gap-3">
      {label}
      <select
        id={id}
        value={quantity}
        onChange={({ target }) => (target.value === MORE ? setTyping(true) : change(Number(target.value)))}
        className={`${box} min-w-20`}
      >
        {offered.map((number) => (
          <option key={number} value={number > LAST_LISTED_QUANTITY ? MORE : number}>
            {number > LAST_LISTED_QUANTITY ? MORE : number}
          </option>
        ))}
        {/* More than there is by now: still what was wanted, but not to be had. */}
        {!offered.includes(quantity) && (
          <option value={quantity} disabled>
            {quantity}
          </option>
        )}
      </select>
    </div>
  )
}

interface QuantityFieldProps extends Omit<QuantityPickerProps, 'of'> {
  id: string
  label: React.ReactNode
  /** What the field begins with when it takes the place of the list that was just used. */
  begin: string | undefined
}

function QuantityField({ id, label, stock, quantity, change, begin }: QuantityFieldProps) {
  const [typed, setTyped] = useState(begin)
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const text = typed ?? String(quantity)

  function confirm(event: React.FormEvent) {
    event.preventDefault()
    const found = quantityFault(text, stock)
    setFault(found)
    if (found) {
      toast({ kind: 'warning', text: found })
      field.current?.focus()
      return
    }
    setTyped(undefined)
    change(Number(text))
  }

  return (
    <form onSubmit={confirm} noValidate>
      <div className="flex flex-wrap items-center gap-3">
        {label}
        <input
          ref={field}
          id={id}
          value={text}
          onChange={({ target }) => setTyped(target.value.replace(/\D/g, ''))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the list that was just used
          autoFocus={begin !== undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          className={`${box} w-24 aria-invalid:border-danger`}
        />
        <Button type="submit" weight="secondary">
          Confirm
        </Button>
      </div>
      {fault && (
        <p id={`${id}-fault`} className="mt-1.5 text-danger text-sm">
          {fault}
        </p>
      )}
      {!fault && Number(text) === quantity && <p className="mt-1.5 text-good text-sm">{quantity} chosen</p>}
    </form>
  )
}
