import { type ReactNode, useEffect, useRef } from 'react'
import { texts } from '#texts/ui'

interface StepsProps {
  names: readonly string[]
  /** Zero-based. */
  current: number
  /** The current step. */
  children: ReactNode
}

/**
 * A multi-step form: the names of all steps with the current one marked, and its content. A new step focuses its
 * first empty field.
 */
export function Steps({ names, current, children }: StepsProps) {
  const place = useRef<HTMLDivElement>(null)
  const seen = useRef(current)
  useEffect(() => {
    if (seen.current === current) return
    seen.current = current
    const fields = place.current?.querySelectorAll<HTMLInputElement>(
      'input:not([hidden], [type="hidden"], [aria-hidden])',
    )
    const [first, ...others] = fields ?? []
    const firstEmpty = [first, ...others].find((field) => field?.value === '')
    ;(firstEmpty ?? first)?.focus()
  }, [current])

  return (
    <>
      <ol className="flex gap-2">
        {names.map((name, step) => (
          <li
            key={name}
            aria-current={step === current ? 'step' : undefined}
            className={`min-w-0 flex-1 border-t-4 pt-2 text-sm ${step <= current ? 'border-ink' : 'border-line'} ${
              step === current ? 'font-semibold' : 'text-muted'
            }`}
          >
            {name}
            {step < current && <span className="sr-only">{texts.done}</span>}
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset belongs into the form of the step */}
      <div ref={place} role="group" aria-label={texts.stepOf(current + 1, names.length)} className="mt-8">
        {children}
      </div>
    </>
  )
}
