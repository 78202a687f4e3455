import { type ReactNode, useEffect, useRef } from 'react'
import * as texts from '#texts/sales/checkout'
import { Button } from '../../../ui/button.tsx'

interface CheckoutPartProps {
  number: number
  title: string
  /** What was said, while it is folded; undefined for a part that is still to come. */
  said?: ReactNode
  isOpen: boolean
  /** Unfolds it. */
  change: () => void
  /** Takes the focus when it opens: somebody has finished the part before. */
  takesFocus: boolean
  children: ReactNode
}

/** A part of the checkout: open, folded to what was said in it, or still to come. */
export function CheckoutPart({ number, title, said, isOpen, change, takesFocus, children }: CheckoutPartProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isOpen && takesFocus) heading.current?.focus()
  }, [isOpen, takesFocus])
  const isToCome = !isOpen && said === undefined
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
        {!isOpen && said !== undefined && (
          <Button weight="quiet" className="-my-2 -mr-4" aria-label={texts.changePart(title)} onClick={change}>
            {texts.change}
          </Button>
        )}
      </div>
      {isOpen ? (
        <div className="mt-5 sm:pl-8">{children}</div>
      ) : (
        said && <div className="mt-2 pl-8 text-muted">{said}</div>
      )}
    </section>
  )
}
