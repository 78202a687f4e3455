import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/orders'
import { customerPage } from '../../../core/accounts/customer-page.tsx'
import { OrderSubpage } from '../screens/order-subpage.tsx'
import type { Route } from './+types/order-address.page'
import { correctOwnAddress, findOwnAddress } from './correct-address.contract.ts'
import { CorrectAddress } from './correct-address.tsx'
import { saveCorrection } from './save-correction.ts'

const screen = customerPage(() => ({
  title: texts.correctTheAddress,
  reason: texts.youMustBeLoggedIn,
  failedToLoad: texts.failedToLoadAddress,
  load: (api, { params }: Route.ClientLoaderArgs) => api(findOwnAddress, { params }),
  submit: async (api, form, { params: { id } }) =>
    (await saveCorrection(api, correctOwnAddress, { id, form })) ?? redirect(href('/orders/:id', { id })),
  around: (content) => <OrderSubpage title={texts.correctTheAddress}>{content}</OrderSubpage>,
  view: (order, { result, params }) => <CorrectAddress id={params.id} order={order} errors={result} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
