import { lazy, type ReactNode, Suspense } from 'react'
import { href, useLocation, useNavigate } from 'react-router'
import { texts } from '#texts/sales/checkout'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { apiFrom } from '../../core/api.ts'
import { customerScreen } from '../../core/auth/guards/customer-screen.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { FieldsSkeleton } from '../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import type { Route } from './+types/checkout.page'
import { CHECKOUT } from './intent/checkout.ts'
import { type CheckoutSource, readCheckoutSource } from './intent/checkout-source.ts'

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.checkout)

export const handle = localizedConstant(() =>
  customerScreen({
    around: (content) => <FormPage title={texts.checkout}>{content}</FormPage>,
    reason: texts.youCannotCheckoutBeforeYou,
    waiting: <FieldsSkeleton />,
  }),
)

const CheckoutScreen = lazy(() => import('./screen/checkout-screen.tsx'))

/** Places the order of the form. */
export async function clientAction({ context, request }: Route.ClientActionArgs) {
  const { submitCheckout } = await import('./screen/submit-checkout.ts')
  return submitCheckout(apiFrom(context), await request.formData())
}

export default function CheckoutPage() {
  const { state } = useLocation()
  // The navigation state exists only in the browser, not in the server-rendered page.
  return useHydrated() && <Checkout wish={readCheckoutSource(state)} />
}

function Checkout({ wish }: { wish: CheckoutSource }) {
  const navigate = useNavigate()
  const { isSelling } = useShopIdentity()
  if (isSelling)
    return (
      <Suspense fallback={<FieldsSkeleton />}>
        <CheckoutScreen key={JSON.stringify(wish)} wish={wish} />
      </Suspense>
    )
  switch (wish.of) {
    case 'nothing':
      return (
        <CheckoutMessage text={texts.thereIsNothingToCheck}>
          <ButtonLink to={href('/cart')}>{texts.toYourCart}</ButtonLink>
        </CheckoutMessage>
      )
    case 'cart':
      return (
        <CheckoutMessage text={CHECKOUT.disabled} hint={texts.everythingStaysInYourCart}>
          <ButtonLink to={href('/cart')}>{texts.backToYourCart}</ButtonLink>
        </CheckoutMessage>
      )
    case 'variant':
      return (
        <CheckoutMessage text={CHECKOUT.disabled}>
          <Button onClick={() => navigate(-1)}>{texts.goBack}</Button>
        </CheckoutMessage>
      )
  }
}

function CheckoutMessage({ text, hint, children }: { text: string; hint?: string; children: ReactNode }) {
  return (
    <>
      <p className="text-lg">{text}</p>
      {hint && <p className="mt-3 text-muted">{hint}</p>}
      <div className="mt-6 flex flex-wrap gap-3">
        {children}
        <ButtonLink to={href('/')} weight="secondary">
          {texts.moreShopping}
        </ButtonLink>
      </div>
    </>
  )
}
