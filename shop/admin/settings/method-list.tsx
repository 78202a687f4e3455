import { useState } from 'react'
import { texts } from '#texts/admin/settings'
import type { RegisteredMethod } from '../../sales/payments/methods/payment-methods.contract.ts'
import { MoveButtons } from '../../ui/move-buttons.tsx'

interface MethodListProps {
  /** In the saved order. */
  methods: readonly RegisteredMethod[]
  /** Ids of the online methods that are not offered, separated by spaces. */
  off: string
}

/** The payment methods with buttons that change their order. Online methods can be switched off. */
export function MethodList({ methods, off }: MethodListProps) {
  const [ids, setIds] = useState(() => methods.map(({ id }) => id))
  const [hidden, setHidden] = useState<readonly string[]>(() => off.split(' ').filter(Boolean))
  const sorted = ids.flatMap((id) => methods.filter((method) => method.id === id))
  const move = (id: string, by: number) =>
    setIds((before) => {
      const from = before.indexOf(id)
      return before.toSpliced(from, 1).toSpliced(from + by, 0, id)
    })
  return (
    <fieldset className="min-w-0">
      <legend className="sr-only">{texts.methodList}</legend>
      <input type="hidden" name="order" value={ids.join(' ')} />
      <input type="hidden" name="off" value={hidden.filter((id) => ids.includes(id)).join(' ')} />
      <ol data-rows="" className="divide-y divide-line rounded-card border border-line bg-surface">
        {sorted.map(({ id, text, kind, is_connected }, place) => (
          <li key={id} className="flex items-center justify-between gap-3 py-2 pr-1 pl-4">
            <div className="min-w-0">
              <p className="font-medium wrap-anywhere">{text}</p>
              {!is_connected && <p className="text-muted text-sm">{texts.notConnected}</p>}
              {kind === 'online' && (
                <label className="flex min-h-11 items-center gap-3 text-sm">
                  <input
                    type="checkbox"
                    checked={!hidden.includes(id)}
                    onChange={({ target }) =>
                      setHidden((before) => [...before.filter((one) => one !== id), ...(target.checked ? [] : [id])])
                    }
                    className="size-6 shrink-0 rounded"
                  />
                  {texts.offerMethod}
                </label>
              )}
            </div>
            <div className="flex shrink-0">
              <MoveButtons
                labels={{ up: texts.moveUp(text), down: texts.moveDown(text) }}
                up={place > 0 ? () => move(id, -1) : undefined}
                down={place < sorted.length - 1 ? () => move(id, 1) : undefined}
              />
            </div>
          </li>
        ))}
      </ol>
    </fieldset>
  )
}
