import { href, redirect } from 'react-router'
import { texts } from '#texts/sales/companies'
import { texts as staffTexts } from '#texts/sales/orders/staff/order'
import { bodyFrom } from '../../../../lib/forms/form-data.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import { FieldsSkeleton } from '../../../ui/loading/form-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { readStaffOrder } from '../../orders/staff/order/staff-order.contract.ts'
import { correctCompany } from '../company.contract.ts'
import { CompanyFields, companyRules } from '../company-fields.tsx'
import type { Route } from './+types/order-company.page'

export const clientLoader = staffLoader(({ context, params }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoadCompany, apiFrom(context)(readStaffOrder, { params })),
)

export async function clientAction({ context, request, params }: Route.ClientActionArgs) {
  const form = await request.formData()
  try {
    const body = { ...bodyFrom(await companyRules(), form), version: String(form.get('version')) }
    await apiFrom(context)(correctCompany, { params, body })
  } catch (error) {
    return toastApiError(error)
  }
  toast({ kind: 'success', text: texts.companySaved })
  return redirect(href('/admin/orders/:id', params))
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.companyDetails)

export const handle = localizedConstant(() =>
  staffScreen({
    title: texts.companyDetails,
    reason: staffTexts.onlyStaffSeeOrders,
    up: ({ id = '' }) => ({ to: href('/admin/orders/:id', { id }), name: staffTexts.order(id) }),
  }),
)

export default function OrderCompanyPage({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData} waiting={<FieldsSkeleton />}>
      {({ checked_company: company }) => (
        <div className="max-w-md">
          <ShopForm schema={companyRules} errors={actionData} method="put">
            <input type="hidden" name="version" value={company?.version ?? 0} />
            <CompanyFields company={company ?? undefined} />
            <SubmitButton>{texts.saveCompany}</SubmitButton>
          </ShopForm>
        </div>
      )}
    </LoadedForStaff>
  )
}
