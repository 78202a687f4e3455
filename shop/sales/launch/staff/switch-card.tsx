import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import type { ActionResult } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

interface SwitchCardProps {
  title: string
  isOn: boolean
  /** Names the state, such as *Live*. */
  state: string
  text: string
  /** The button that changes the state; undefined while it can't be changed. */
  change: { intent: string; label: string } | undefined
  children?: ReactNode
}

/** One of the two switches of the shop: its state in words, what it means, and the button that changes it. */
export function SwitchCard({ title, isOn, state, text, change, children }: SwitchCardProps) {
  const fetcher = useFetcher<ActionResult>()
  return (
    <section
      aria-label={title}
      className="grid content-start gap-2 rounded-card border border-line bg-surface p-4 sm:p-5"
    >
      <h2 className="font-medium font-sans text-muted text-sm">{title}</h2>
      <p className="flex items-center gap-2.5 font-display font-semibold text-xl">
        <span aria-hidden="true" className={`size-2.5 shrink-0 rounded-full ${isOn ? 'bg-good' : 'bg-edge'}`} />
        {state}
      </p>
      <p className="text-muted text-sm">{text}</p>
      {children}
      {change && (
        <ShopForm key={change.intent} fetcher={fetcher} className="mt-2">
          <input type="hidden" name="intent" value={change.intent} />
          <SubmitButton weight={isOn ? 'secondary' : 'primary'} className="w-fit">
            {change.label}
          </SubmitButton>
        </ShopForm>
      )}
    </section>
  )
}
