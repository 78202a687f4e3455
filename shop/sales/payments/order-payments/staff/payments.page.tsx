import { texts } from '#texts/sales/payments/order-payments/staff'
import { EmptyState } from '../../../../core/admin-kit/lists/empty-state.tsx'
import { ResultCount } from '../../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../../core/admin-kit/staff-page.tsx'
import { Alarms } from './alarms.tsx'
import { PaymentIssueCard } from './payment-issue-card.tsx'
import { DisconnectedProviders, ProviderStatuses } from './provider-status.tsx'
import { resolvePaymentIssue } from './resolve-payment-issue.ts'
import { getPaymentsState } from './staff-payments.contract.ts'

const screen = staffPage(() => ({
  load: (api) => api(getPaymentsState, {}),
  submit: resolvePaymentIssue,
  title: texts.payments,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: ({ providers, disconnected, alarms, needs_you }) => (
    <div className="max-w-3xl">
      <Alarms alarms={alarms} />
      <DisconnectedProviders providers={disconnected} />
      <ProviderStatuses providers={providers} />
      <div className="mt-8 mb-3">
        <ResultCount>{texts.countIssues(needs_you.length)}</ResultCount>
      </div>
      {needs_you.length === 0 && <EmptyState>{texts.noIssues}</EmptyState>}
      <ul
        data-rows=""
        className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface shadow-card empty:hidden"
      >
        {needs_you.map((issue) => (
          <PaymentIssueCard key={`${issue.kind} ${issue.id ?? `${issue.provider} ${issue.reference}`}`} issue={issue} />
        ))}
      </ul>
    </div>
  ),
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page
