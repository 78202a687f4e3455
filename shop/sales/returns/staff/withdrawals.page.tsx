import { href } from 'react-router'
import { texts } from '#texts/sales/returns/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { staffPage } from '../../../core/admin-kit/staff-page.tsx'
import type { Api } from '../../../core/api.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { Pages } from '../../../ui/pages.tsx'
import type { StepAnswer } from '../../orders/staff/steps/step-answer.ts'
import { listWithdrawals, matchWithdrawal, type StaffWithdrawal, stepWithdrawal } from './staff-withdrawals.contract.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

const screen = staffPage(() => ({
  load: async (api, { query }) => {
    const page = query.get('page') ?? '1'
    const isOpen = query.get('settled') !== 'true'
    const shown = { page, ...(!isOpen && { settled: 'true' as const }) }
    const { results, count, open } = await api(listWithdrawals, { query: shown })
    return { page: Number(page), pages: pagesOf(count), isOpen, open, count, withdrawals: results }
  },
  submit: takeStep,
  title: texts.withdrawals,
  reason: texts.onlyStaff,
  failedToLoad: texts.failedToLoad,
  view: (data) => <Withdrawals {...data} />,
}))

export const { clientLoader, clientAction, meta, handle } = screen
export default screen.Page

async function takeStep(api: Api, form: FormData): Promise<StepAnswer> {
  const field = (name: string) => String(form.get(name) ?? '')
  const params = { id: field('id') }
  if (field('intent') === 'refund') {
    const { sendRefund } = await import('../../orders/staff/refund/send-refund.ts')
    return sendRefund(api, form)
  }
  try {
    if (field('intent') === 'match') await api(matchWithdrawal, { params, body: { order: field('order') } })
    else {
      const body = { to: field('intent'), seen: field('seen'), tracking: field('tracking'), words: field('words') }
      await api(stepWithdrawal, { params, body: body as never })
    }
    toast({ kind: 'success', text: texts.saved })
    return { isOver: true }
  } catch (error) {
    // Another person was faster; the list is reloaded afterwards.
    return { isOver: error instanceof CallFailed && error.status === 409, errors: toastApiError(error) }
  }
}

interface WithdrawalsProps {
  isOpen: boolean
  page: number
  pages: number
  open: number
  count: number
  withdrawals: readonly StaffWithdrawal[]
}

function Withdrawals({ isOpen, page, pages, open, count, withdrawals }: WithdrawalsProps) {
  return (
    <>
      <FilterLinks
        label={texts.byState}
        links={[
          { to: href('/admin/withdrawals'), name: texts.open, count: open, isChosen: isOpen },
          { to: `${href('/admin/withdrawals')}?settled=true`, name: texts.settled, isChosen: !isOpen },
        ]}
      />
      <div className="mt-5 mb-3">
        <ResultCount>
          {texts.withdrawalsFound(shownRange({ page, shown: withdrawals.length, count }), isOpen)}
        </ResultCount>
      </div>
      {withdrawals.length === 0 && <EmptyState>{isOpen ? texts.noWithdrawals : texts.noSettledWithdrawals}</EmptyState>}
      <ul data-rows="" className="divide-y divide-line border-line border-y empty:hidden">
        {withdrawals.map((one) => (
          <WithdrawalCard key={one.id} withdrawal={one} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pages} />
    </>
  )
}
