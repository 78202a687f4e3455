import { href, Navigate, useLocation } from 'react-router'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FormSkeleton } from '../ui/loading/form-skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/success.page'
import { isOrderPlaced } from './order-placed.ts'
import { ThankYou } from './thank-you.tsx'

export const meta: Route.MetaFunction = () => noIndexMeta('Thank you')

/** Thanks who has just placed an order; anybody else is led to their orders. */
export default function SuccessPage() {
  const { state } = useLocation()
  // The state belongs to the browser's history: the rendered page has not seen it.
  if (!useHydrated()) return <FormSkeleton />
  if (!isOrderPlaced(state)) return <Navigate to={href('/orders')} replace />
  return (
    <div className="mx-auto max-w-md text-center">
      <ThankYou className="mx-auto w-full max-w-xs" />
      <h1 className="mt-6 text-2xl">Thank you!</h1>
      <p className="mt-3 text-lg text-muted">Your payment was placed. Your orders show how far it has come.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/contact')}>Rate our Services?</ButtonLink>
        <ButtonLink to={href('/orders')} weight="secondary">
          View Orders
        </ButtonLink>
      </div>
    </div>
  )
}
