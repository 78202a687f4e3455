import { ArrowLeft } from 'lucide-react'
import { useEffect } from 'react'
import { href, Link, useParams, useRevalidator } from 'react-router'
import { texts } from '#texts/sales/orders'
import { ID } from '../../../../lib/fields.contract.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { OwnSlotContents } from '../../../catalog/collections/own-slot.tsx'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom, useScreenOwner } from '../../../core/auth/guards/customer-context.ts'
import { customerScreen } from '../../../core/auth/guards/customer-screen.tsx'
import { ButtonLink } from '../../../ui/button.tsx'
import { IllustratedEmptyState } from '../../../ui/counter/illustrated-empty-state.tsx'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { Day } from '../../../ui/time.tsx'
import { type DocumentItem, ownDocuments } from '../../invoices/documents.contract.ts'
import { OwnDocuments } from '../../invoices/screens/own-documents.tsx'
import { listOrders, type Order } from '../orders.contract.ts'
import type { Route } from './+types/order.page'
import { OwnOrderDetails } from './own-order-details.tsx'
import { StatusChip } from './status-chip.tsx'

/** Loads a customer's order; null if it does not exist or belongs to another customer; undefined for a visitor. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  if (!ID.test(params.id)) return { of: customer.id, order: null, documents: [] }
  const api = apiFrom(context)
  const { results } = await orErrorPage(
    texts.failedToLoadOrdersPerhaps,
    api(listOrders, { query: { order: params.id } }),
  )
  const [order] = results
  if (!order) return { of: customer.id, order: null, documents: [] }
  // The order is shown without its documents if they can't be loaded.
  const { documents } = await api(ownDocuments, { params }).catch(() => ({ documents: [] }))
  return { of: customer.id, order, documents }
}

export const meta: Route.MetaFunction = ({ matches, params }) => noIndexMeta(matches, texts.order(params.id))

export const handle = localizedConstant(() =>
  customerScreen({
    around: (content) => (
      <div className="mx-auto max-w-3xl">
        <Link
          to={href('/orders')}
          className="-mt-2 mb-2 inline-flex min-h-11 items-center gap-2 text-muted text-sm underline-offset-4 hover:underline"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          {texts.allYourOrders}
        </Link>
        <Title />
        <NeedsScript />
        {content}
      </div>
    ),
    reason: texts.youMustBeLoggedIn,
    waiting: <ListSkeleton />,
  }),
)

/** The title shows the id from the address, so that it does not depend on access to the order. */
function Title() {
  return <h1 className="text-2xl">{texts.order(useParams().id ?? '')}</h1>
}

export default function OrderPage({ loaderData }: Route.ComponentProps) {
  const { id } = useScreenOwner()
  if (loaderData?.of !== id) return <LoadAgain />
  const { order, documents } = loaderData
  return order ? <OwnOrderPage order={order} documents={documents} /> : <NoOrder />
}

/** Reloads the order after a login, in this or another tab. */
function LoadAgain() {
  const { revalidate } = useRevalidator()
  useEffect(() => void revalidate(), [revalidate])
  return <ListSkeleton />
}

function OwnOrderPage({ order, documents }: { order: Order; documents: readonly DocumentItem[] }) {
  return (
    <article>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusChip status={order.status} isCollection={order.is_collection} />
        <span className="text-muted text-sm">
          {texts.orderedOn} <Day of={order.time_created} />
        </span>
      </p>
      <div className="mt-4 border-line border-t">
        <OwnOrderDetails order={order} />
        <OwnDocuments order={order.id} documents={documents} />
        <OwnSlotContents slot="order" order={order.id} />
      </div>
    </article>
  )
}

function NoOrder() {
  return (
    <div className="mt-6">
      <IllustratedEmptyState>
        <p className="text-lg">{texts.noOrdersFound}</p>
        <ButtonLink to={href('/orders')} className="mt-5">
          {texts.allYourOrders}
        </ButtonLink>
      </IllustratedEmptyState>
    </div>
  )
}
