import { unlisted } from '../frame/unlisted.ts'
import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/success.page'
import { ThankYou } from './thank-you.tsx'

export const meta: Route.MetaFunction = () => unlisted('Thank you')

export default function SuccessPage() {
  return (
    <div className="mx-auto max-w-md text-center">
      <ThankYou className="mx-auto w-full max-w-xs" />
      <h1 className="mt-6 text-2xl">Thank you!</h1>
      <p className="mt-3 text-lg text-muted">Your payment was placed. Your orders show how far it has come.</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <ButtonLink to="/contact">Rate our Services?</ButtonLink>
        <ButtonLink to="/orders" weight="secondary">
          View Orders
        </ButtonLink>
      </div>
    </div>
  )
}
