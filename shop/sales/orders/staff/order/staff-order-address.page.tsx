import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders'
import { texts as staffTexts } from '#texts/sales/orders/staff/order'
import { type ScreenRequest, staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { correctAnAddress, findAnAddress } from '../../address-correction/correct-address.contract.ts'
import { CorrectAddress } from '../../address-correction/correct-address.tsx'
import { saveCorrection } from '../../address-correction/save-correction.ts'
import type { Route } from './+types/staff-order-address.page'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => api(findAnAddress, { params }),
  submit: async (api, form, { params: { id } }: ScreenRequest<Route.ClientLoaderArgs>) =>
    (await saveCorrection(api, correctAnAddress, { id, form })) ?? redirect(href('/admin/orders/:id', { id })),
  title: texts.correctTheAddress,
  reason: staffTexts.onlyStaffSeeOrders,
  failedToLoad: texts.failedToLoadAddress,
  up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: staffTexts.order(id) }),
  waiting: 'fields',
  view: (order, { result, params }) => <CorrectAddress id={params.id} order={order} errors={result} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
