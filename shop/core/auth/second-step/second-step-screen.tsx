import { lazy, Suspense } from 'react'
import { texts } from '#texts/core/auth/second-step'
import { FormPage } from '../../../ui/form-page.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import type { SecondStepToTake } from './second-step-to-take.ts'

/** Lazy, because most logins have one step. */
const SecondStepForms = lazy(() => import('./second-step-forms.tsx'))

interface SecondStepProps {
  step: SecondStepToTake
  /** Where to go afterwards. */
  from: string
}

/** Asks for the second factor after a successful first step, instead of the login form. */
export function SecondStepScreen(given: SecondStepProps) {
  return (
    <FormPage title={texts.secondStep}>
      <Suspense fallback={<FieldsSkeleton />}>
        <SecondStepForms {...given} />
      </Suspense>
    </FormPage>
  )
}
