import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/companies'
import { texts as staffTexts } from '#texts/sales/orders/staff/order'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { type ScreenRequest, staffPage } from '../../../core/admin-kit/staff-page.tsx'
import { runAction } from '../../../ui/feedback/run-action.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { readStaffOrder } from '../../orders/staff/order/staff-order.contract.ts'
import { correctCompany } from '../company.contract.ts'
import { CompanyFields, companyRules } from '../company-fields.tsx'
import type { Route } from './+types/order-company.page'

const screen = staffPage(() => ({
  load: (api, { params }: ScreenRequest<Route.ClientLoaderArgs>) => api(readStaffOrder, { params }),
  submit: async (api, form, { params }: ScreenRequest<Route.ClientLoaderArgs>) => {
    const body = { ...bodyFrom(await companyRules(), form), version: String(form.get('version')) }
    const { isDone, errors } = await runAction(api(correctCompany, { params, body }), texts.companySaved)
    return isDone ? redirect(href('/admin/orders/:id', params)) : errors
  },
  title: texts.companyDetails,
  reason: staffTexts.onlyStaffSeeOrders,
  failedToLoad: texts.failedToLoadCompany,
  up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: staffTexts.order(id) }),
  waiting: 'fields',
  view: ({ checked_company: company }, { result }) => (
    <div className="max-w-md">
      <ShopForm schema={companyRules} errors={result} method="put">
        <input type="hidden" name="version" value={company?.version ?? 0} />
        <CompanyFields company={company ?? undefined} />
        <SubmitButton>{texts.saveCompany}</SubmitButton>
      </ShopForm>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
