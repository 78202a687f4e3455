import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { apiFrom } from '../../../core/api.ts'
import { customerFrom } from '../../../core/auth/guards/customer-context.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { OwnedByViewer, orderSubpage } from '../screens/order-subpage.tsx'
import type { Route } from './+types/order-address.page'
import { correctOwnAddress, findOwnAddress } from './correct-address.contract.ts'
import { CorrectAddress } from './correct-address.tsx'
import { saveCorrection } from './save-correction.ts'

/** Loads the delivery address of the customer's order; undefined for a visitor. */
export async function clientLoader({ context, params }: Route.ClientLoaderArgs) {
  const customer = await customerFrom(context)
  if (!customer) return undefined
  return {
    of: customer.id,
    order: await orErrorPage(texts.failedToLoadAddress, apiFrom(context)(findOwnAddress, { params })),
  }
}

export async function clientAction({ context, request, params: { id } }: Route.ClientActionArgs) {
  const errors = await saveCorrection(apiFrom(context), correctOwnAddress, { id, form: await request.formData() })
  return errors ?? redirect(href('/orders/:id', { id: String(id) }))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.correctTheAddress)

export const handle = localizedConstant(() =>
  orderSubpage({ title: texts.correctTheAddress, up: href('/orders'), waiting: <FieldsSkeleton /> }),
)

export default function OrderAddressPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <OwnedByViewer loaded={loaderData} waiting={<FieldsSkeleton />}>
      {({ order }) => <CorrectAddress id={params.id} order={order} errors={actionData} />}
    </OwnedByViewer>
  )
}
