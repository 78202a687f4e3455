import { ArrowLeft } from 'lucide-react'
import { href, Link, useParams } from 'react-router'
import { texts } from '#texts/sales/orders'
import { ID } from '../../../../lib/fields.contract.ts'
import { OwnSlotContents } from '../../../catalog/collections/own-slot.tsx'
import { customerPage } from '../../../core/accounts/customer-page.tsx'
import type { Api } from '../../../core/api.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { IllustratedEmptyState } from '../../../ui/counter/illustrated-empty-state.tsx'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { NeedsScript } from '../../../ui/needs-script.tsx'
import { Day } from '../../../ui/time.tsx'
import { type DocumentItem, ownDocuments } from '../../invoices/documents.contract.ts'
import { OwnDocuments } from '../../invoices/screens/own-documents.tsx'
import { listOrders, type Order } from '../orders.contract.ts'
import type { Route } from './+types/order.page'
import { OwnOrderDetails } from './own-order-details.tsx'
import { StatusChip } from './status-chip.tsx'

const screen = customerPage(() => ({
  title: texts.orders,
  documentTitle: ({ id = '' }) => texts.order(id),
  reason: texts.youMustBeLoggedIn,
  failedToLoad: texts.failedToLoadOrdersPerhaps,
  load: loadOrder,
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
  waiting: <ListSkeleton />,
  view: (found) => (found ? <OwnOrderPage {...found} /> : <NoOrder />),
}))

export const { clientLoader, meta, handle } = screen
export default screen.Page

/** Loads a customer's order; null if it does not exist or belongs to another customer. */
async function loadOrder(api: Api, { params }: Route.ClientLoaderArgs) {
  if (!ID.test(params.id)) return null
  const [order] = (await api(listOrders, { query: { order: params.id } })).results
  if (!order) return null
  // The order is shown without its documents if they can't be loaded.
  const { documents } = await api(ownDocuments, { params }).catch(() => ({ documents: [] }))
  return { order, documents }
}

/** The title shows the id from the address, so that it does not depend on access to the order. */
function Title() {
  return <h1 className="text-2xl">{texts.order(useParams().id ?? '')}</h1>
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
