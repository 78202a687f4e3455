import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders'
import { texts as staffTexts } from '#texts/sales/orders/staff/order'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { FieldsSkeleton } from '../../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import { correctAnAddress, findAnAddress } from '../../address-correction/correct-address.contract.ts'
import { CorrectAddress } from '../../address-correction/correct-address.tsx'
import { saveCorrection } from '../../address-correction/save-correction.ts'
import type { Route } from './+types/staff-order-address.page'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoadAddress, apiFrom(context)(findAnAddress, { params })),
)

export async function clientAction({ context, request, params: { id } }: Route.ClientActionArgs) {
  const errors = await saveCorrection(apiFrom(context), correctAnAddress, { id, form: await request.formData() })
  return errors ?? redirect(href('/admin/orders/:id', { id }))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.correctTheAddress)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.correctTheAddress,
    reason: staffTexts.onlyStaffSeeOrders,
    up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: staffTexts.order(id) }),
  }),
)

export default function StaffOrderAddressPage({ loaderData, actionData, params }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {(order) => <CorrectAddress id={params.id} order={order} errors={actionData} />}
    </LoadedForStaff>
  )
}
