import { useEffect } from 'react'
import { href, useRevalidator } from 'react-router'
import * as texts from '#texts/orders'
import { pagesOf } from '../../../lib/page-of.contract.ts'
import { shownRange } from '../../../lib/texts/shown-range.ts'
import { apiFrom } from '../../api.ts'
import { orErrorPage } from '../../feedback/or-error-page.ts'
import { noIndexMeta } from '../../meta/no-index-meta.ts'
import { customerFrom, useScreenOwner } from '../../session/guards/customer-context.ts'
import { customerScreen } from '../../session/guards/customer-screen.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { BareCounter } from '../../ui/counter/bare-counter.tsx'
import { ListSkeleton } from '../../ui/loading/list-skeleton.tsx'
import { Pages } from '../../ui/pages.tsx'
import { listOrders } from '../orders.contract.ts'
import type { Route } from './+types/orders.page'
import { OwnOrder } from './own-order.tsx'

const DOWN = texts.failedToLoadOrdersPerhaps

/** The orders of whoever this is; undefined for a visitor, who has none. */
export async function clientLoader({ context, request }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  const page = new URL(request.url).searchParams.get('page') ?? '1'
  const { count, results } = await orErrorPage(DOWN, apiFrom(context)(listOrders, { query: { page } }))
  return { of: customer.id, count, orders: results, page: Number(page) }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.orders)

export const handle = customerScreen({
  around: (content) => (
    <div className="mx-auto max-w-3xl">
      <h1 className="text-2xl">{texts.orders}</h1>
      {content}
    </div>
  ),
  reason: texts.youMustBeLoggedIn,
  waiting: <ListSkeleton />,
})

export default function OrdersPage({ loaderData }: Route.ComponentProps) {
  const { id } = useScreenOwner()
  return loaderData?.of === id ? <Orders {...loaderData} /> : <Awaited />
}

/** Somebody has logged in, here or in another tab, since the orders were looked for. */
function Awaited() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <ListSkeleton />
}

function Orders({ count, orders, page }: NonNullable<Route.ComponentProps['loaderData']>) {
  if (count === 0)
    return (
      <div className="mt-6">
        <BareCounter>
          <p className="text-lg">{texts.noOrdersFound}</p>
          <ButtonLink to={href('/')} className="mt-5">
            {texts.moreShopping}
          </ButtonLink>
        </BareCounter>
      </div>
    )
  return (
    <>
      <p className="mt-2 text-muted text-sm tabular-nums">
        {texts.ordersNewestFirst(shownRange({ page, shown: orders.length, count }))}
      </p>
      <ul className="mt-4 border-line border-t">
        {orders.map((order) => (
          <OwnOrder key={order.id} order={order} />
        ))}
      </ul>
      <Pages page={page} pages={pagesOf(count)} label={texts.pagesOfOrders} />
    </>
  )
}
