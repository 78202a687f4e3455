import { useId, useRef, useState } from 'react'
import { toast } from '../frame/toast.ts'
import { Button } from '../ui/button.tsx'
import { LAST_LISTED_QUANTITY, offeredQuantities, quantityFault } from './quantity.ts'

const MORE = '20+'

interface QuantityPickerProps {
  stock: number
  quantity: number
  change: (quantity: number) => void
}

/** How many: 1 to 20 from a list, then '20+', which turns into a field with a button that confirms. */
export function QuantityPicker({ stock, quantity, change }: QuantityPickerProps) {
  const [typing, setTyping] = useState(false)
  const id = useId()
  if (typing) return <QuantityField stock={stock} quantity={quantity} change={change} />
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-muted text-sm">
        Quantity
      </label>
      <select
        id={id}
        value={quantity}
        onChange={({ target }) => (target.value === MORE ? setTyping(true) : change(Number(target.value)))}
        className="h-11 min-w-20 rounded-control border border-edge bg-surface px-3 tabular-nums"
      >
        {offeredQuantities(stock).map((offered) => (
          <option key={offered} value={offered > LAST_LISTED_QUANTITY ? MORE : offered}>
            {offered > LAST_LISTED_QUANTITY ? MORE : offered}
          </option>
        ))}
      </select>
    </div>
  )
}

function QuantityField({ stock, quantity, change }: QuantityPickerProps) {
  const [text, setText] = useState(String(Math.max(quantity, LAST_LISTED_QUANTITY + 1)))
  const [fault, setFault] = useState<string>()
  const field = useRef<HTMLInputElement>(null)
  const id = useId()

  function confirm(event: React.FormEvent) {
    event.preventDefault()
    const found = quantityFault(text, stock)
    setFault(found)
    if (found) {
      toast({ kind: 'warning', text: found })
      field.current?.focus()
    } else change(Number(text))
  }

  return (
    <form onSubmit={confirm} noValidate>
      <div className="flex items-center gap-3">
        <label htmlFor={id} className="text-muted text-sm">
          Quantity
        </label>
        <input
          ref={field}
          id={id}
          value={text}
          onChange={({ target }) => setText(target.value.replace(/\D/g, ''))}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
          // biome-ignore lint/a11y/noAutofocus: the field takes the place of the list that was just used
          autoFocus
          aria-invalid={fault !== undefined}
          aria-describedby={fault ? `${id}-fault` : undefined}
          className="h-11 w-24 rounded-control border border-edge bg-surface px-3 tabular-nums aria-invalid:border-danger"
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
