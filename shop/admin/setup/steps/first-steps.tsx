import { Check, ChevronDown, Circle } from 'lucide-react'
import { href, Link } from 'react-router'
import * as texts from '#texts/admin/setup'
import type { FirstStep, FirstStepKey } from './first-steps.contract.ts'

/** The page of each step. */
const WAYS: Record<FirstStepKey, string> = {
  name: href('/admin/settings/:group?', { group: 'identity' }),
  logo: href('/admin/settings/:group?', { group: 'look' }),
  legal: href('/admin/settings/:group?', { group: 'legal' }),
  email: href('/admin/selling'),
  product: href('/admin/products/create'),
  delivery: href('/admin/delivery'),
  payment: href('/admin/settings/:group?', { group: 'payments' }),
  backup: href('/admin/selling'),
}

/** The launch checklist: each step with its state and a link. It collapses when all steps are done. */
export function FirstSteps({ steps }: { steps: readonly FirstStep[] }) {
  const done = steps.filter(({ is_done }) => is_done).length
  return (
    <details open={done < steps.length} className="group rounded-card border border-line bg-surface">
      <summary className="flex min-h-12 items-center justify-between gap-4 px-4 sm:px-5">
        <h2 className="font-sans font-medium text-base">{texts.beforeYouLaunch}</h2>
        <span className="flex items-center gap-2 text-muted text-sm tabular-nums">
          {texts.stepsDone(done, steps.length)}
          <ChevronDown aria-hidden="true" className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      <ul className="grid gap-x-8 px-4 pb-4 sm:grid-cols-2 sm:px-5 xl:grid-cols-4">
        {steps.map(({ key, is_done }) => (
          <li
            key={key}
            className="grid grid-cols-[1.25rem_minmax(0,1fr)] items-start gap-x-3 border-line border-t sm:py-2.5"
          >
            {is_done ? (
              <Check aria-label={texts.done} role="img" className="mt-3 size-5 text-good md:mt-1" />
            ) : (
              <Circle aria-label={texts.missing} role="img" className="mt-3 size-5 text-edge md:mt-1" />
            )}
            <div>
              <StepName name={texts.steps[key].title} to={WAYS[key]} />
              <p className="text-muted text-sm max-sm:sr-only">{texts.steps[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </details>
  )
}

const StepName = ({ name, to }: { name: string; to: string }) => (
  <Link
    to={to}
    className="inline-flex min-h-11 items-center font-medium text-sm underline-offset-4 hover:underline md:min-h-7"
  >
    {name}
  </Link>
)
