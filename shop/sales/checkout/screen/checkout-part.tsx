import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#texts/sales/checkout'
import { Button } from '../../../ui/button.tsx'

interface CheckoutPartProps {
  number: number
  title: string
  /** The summary while the step is collapsed; undefined for a later step. */
  summary?: ReactNode
  isOpen: boolean
  /** Opens the step. */
  change: () => void
  /** Whether the heading gets the focus when the step opens after the previous one. */
  takesFocus: boolean
  children: ReactNode
}

/** A step of the checkout: open, collapsed to its summary, or not reached yet. */
export function CheckoutPart({ number, title, summary, isOpen, change, takesFocus, children }: CheckoutPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus()
  }, [isOpen, takesFocus])
  const isToCome = !isOpen && summary === undefined
  return (
    <section aria-labelledby={`part-${number}`} className="border-line border-t py-6">
      <div className="flex items-baseline justify-between gap-4">
        <h2
          ref={heading}
          id={`part-${number}`}
          tabIndex={-1}
          className={`flex items-baseline gap-3 text-xl ${isToCome ? 'text-muted' : ''}`}
        >
          <span aria-hidden="true" className="w-5 shrink-0 text-muted tabular-nums">
            {number}
          </span>
          {title}
        </h2>
        {!isOpen && summary !== undefined && (
          <Button weight="quiet" className="-my-2 -mr-4" aria-label={texts.changePart(title)} onClick={change}>
            {texts.change}
          </Button>
        )}
      </div>
      {isOpen ? (
        <div className="mt-5 sm:pl-8">{children}</div>
      ) : (
        summary && <div className="mt-2 pl-8 text-muted">{summary}</div>
      )}
    </section>
  )
}
