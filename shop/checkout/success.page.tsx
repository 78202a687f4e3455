import { href, Navigate, useLocation } from 'react-router'
import * as texts from '#texts/checkout'
import { noIndexMeta } from '../meta/no-index-meta.ts'
import { ButtonLink } from '../ui/button.tsx'
import { FormSkeleton } from '../ui/loading/form-skeleton.tsx'
import { useHydrated } from '../ui/use-hydrated.ts'
import type { Route } from './+types/success.page'
import { isOrderPlaced } from './order-placed.ts'
import { ThankYou } from './thank-you.tsx'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.thankYou)

/** Thanks who has just placed an order; anybody else is led to their orders. */
export default function SuccessPage() {
  const { state } = useLocation()
  // The state belongs to the browser's history: the rendered page has not seen it.
  if (!useHydrated()) return <FormSkeleton />
  if (!isOrderPlaced(state)) return <Navigate to={href('/orders')} replace />
  return (
    <div className="mx-auto max-w-md text-center">
      <ThankYou className="mx-auto w-full max-w-xs" />
      <h1 className="mt-6 text-2xl">{texts.thankYouHeading}</h1>
      <p className="mt-3 text-lg text-muted">{texts.yourPaymentWasPlacedYour}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to={href('/contact')}>{texts.rateOurServices}</ButtonLink>
        <ButtonLink to={href('/orders')} weight="secondary">
          {texts.viewOrders}
        </ButtonLink>
      </div>
    </div>
  )
}
