import { lazy, Suspense } from 'react'
import { href } from 'react-router'
import { texts } from '#texts/sales/cart'
import { localizedConstant } from '../../../lib/texts/localized-constant.ts'
import { apiFrom } from '../../core/api.ts'
import { customerScreen } from '../../core/auth/guards/customer-screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { IllustratedEmptyState } from '../../ui/counter/illustrated-empty-state.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../ui/meta/no-index-meta.ts'
import { NeedsScript } from '../../ui/needs-script.tsx'
import type { Route } from './+types/cart.page'
import { type CartLine, linesWith } from './cart-line.ts'
import { CartSum } from './cart-sum.tsx'
import { useRefusals } from './delivery/use-refusals.ts'
import { LineInCart } from './line-in-cart.tsx'
import { type LoadedCart, loadCart } from './load-cart.ts'
import { type QuantityDrafts, useQuantityDrafts } from './quantity/quantity-drafts.ts'
import { RemovedLines } from './removed-lines.tsx'
import { isInCart, useCart } from './use-cart.ts'
import { useFocusAfterLeaving } from './use-focus-after-leaving.ts'
import { useFreshCart } from './use-fresh-cart.ts'

/** Loaded only if the shop is open for orders. */
const AwaitedPayment = lazy(() => import('./delivery/awaited-payment.tsx'))
const GiftCardsInCart = lazy(() => import('./delivery/gift-cards-in-cart.tsx'))

export const clientLoader = ({ context }: Route.ClientLoaderArgs) => loadCart(apiFrom(context))
export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.cart)

export const handle = localizedConstant(() =>
  customerScreen({
    around: (content) => (
      <>
        <h1 className="text-2xl">{texts.cart}</h1>
        <NeedsScript />
        {content}
      </>
    ),
    reason: texts.youMustBeLoggedInTo,
    waiting: <ListSkeleton />,
  }),
)

export default function CartPage({ loaderData }: Route.ComponentProps) {
  return <Cart {...loaderData} />
}

function Cart(loaded: LoadedCart) {
  const items = useCart()
  const { isSelling } = useShopIdentity()
  useFreshCart(items, loaded)
  const drafts = useQuantityDrafts()
  const refusals = useRefusals()
  const lines = linesWith(loaded.products, items)
  const { leave, announcement } = useFocusAfterLeaving(lines)
  const inCart = lines.filter(({ item }) => isInCart(item))
  const later = lines.filter(({ item }) => !isInCart(item))
  return (
    <>
      <RemovedLines gone={loaded.gone} />
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {isSelling && (
        <Suspense>
          <AwaitedPayment loadsQuote={inCart.length === 0} />
        </Suspense>
      )}
      <div className="mt-4 flex flex-col gap-x-14 gap-y-4 lg:grid lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-y-12">
        <section aria-labelledby="in-cart" className={inCart.length > 0 ? '' : 'lg:col-span-2'}>
          <h2 id="in-cart" className="sr-only">
            {texts.inYourCart}
          </h2>
          {inCart.length > 0 ? (
            <>
              <Lines lines={inCart} drafts={drafts} refusals={refusals} leave={leave} />
              {isSelling && (
                <Suspense>
                  <GiftCardsInCart />
                </Suspense>
              )}
            </>
          ) : (
            <IllustratedEmptyState>
              <p className="text-lg">{texts.theirAreNoItemsIn}</p>
              <ButtonLink to={href('/')} className="mt-5">
                {texts.moreShopping}
              </ButtonLink>
            </IllustratedEmptyState>
          )}
        </section>
        {inCart.length > 0 && <CartSum lines={inCart} drafts={drafts} refusals={refusals} />}
        <section aria-labelledby="for-later" className="max-lg:mt-8 lg:col-start-1">
          <h2 id="for-later" className="mb-3 text-xl">
            {texts.savedForLater}
          </h2>
          {later.length > 0 ? (
            <Lines lines={later} drafts={drafts} leave={leave} />
          ) : (
            <p className="text-muted">{texts.theirAreNoItemsInYour}</p>
          )}
        </section>
      </div>
    </>
  )
}

interface LinesProps {
  lines: readonly CartLine[]
  drafts: QuantityDrafts
  /** Reasons by variant. */
  refusals?: ReadonlyMap<number, string>
  leave: ReturnType<typeof useFocusAfterLeaving>['leave']
}

function Lines({ lines, drafts, refusals, leave }: LinesProps) {
  return (
    <ul className="border-line border-t">
      {lines.map((line) => (
        <LineInCart
          key={line.item.variant}
          line={line}
          drafts={drafts}
          refusal={refusals?.get(line.variant.id)}
          leave={(how) => leave(line, lines, how)}
        />
      ))}
    </ul>
  )
}
