import { texts } from '#texts/sales/payments/order-payments/staff'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../../core/api.ts'
import { orErrorPage } from '../../../../ui/feedback/or-error-page.ts'
import { ListSkeleton } from '../../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../../ui/meta/no-index-meta.ts'
import type { Route } from './+types/payments.page'
import { Alarms } from './alarms.tsx'
import { PaymentIssueCard } from './payment-issue-card.tsx'
import { DisconnectedProviders, ProviderStatuses } from './provider-status.tsx'
import { resolvePaymentIssue } from './resolve-payment-issue.ts'
import { getPaymentsState } from './staff-payments.contract.ts'

export const clientLoader = staffLoader(({ context }: Route.ClientLoaderArgs) =>
  orErrorPage(texts.failedToLoad, apiFrom(context)(getPaymentsState, {})),
)

export const clientAction = async ({ context, request }: Route.ClientActionArgs) =>
  resolvePaymentIssue(apiFrom(context), await request.formData())

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.payments)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.payments, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function PaymentsPage({ loaderData }: Route.ComponentProps) {
  return (
    <LoadedForStaff data={loaderData}>
      {({ providers, disconnected, alarms, needs_you }) => (
        <div className="max-w-3xl">
          <Alarms alarms={alarms} />
          <DisconnectedProviders providers={disconnected} />
          <ProviderStatuses providers={providers} />
          <div className="mt-8 mb-3">
            <ResultCount>{texts.allDone(needs_you.length)}</ResultCount>
          </div>
          {needs_you.length === 0 && <EmptyState>{texts.allIsWell}</EmptyState>}
          <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card empty:hidden">
            {needs_you.map((matter) => (
              <PaymentIssueCard
                key={`${matter.kind} ${matter.id ?? `${matter.provider} ${matter.reference}`}`}
                matter={matter}
              />
            ))}
          </ul>
        </div>
      )}
    </LoadedForStaff>
  )
}
