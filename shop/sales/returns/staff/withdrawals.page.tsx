import { href } from 'react-router'
import { texts } from '#texts/sales/returns/staff'
import { CallFailed } from '../../../../lib/api-client.ts'
import { pagesOf } from '../../../../lib/page-of.contract.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { shownRange } from '../../../../lib/texts/shown-range.ts'
import { EmptyState } from '../../../core/admin-kit/lists/empty-state.tsx'
import { FilterLinks } from '../../../core/admin-kit/lists/filter-links.tsx'
import { redirectOnMissingPage } from '../../../core/admin-kit/lists/redirect-on-missing-page.ts'
import { ResultCount } from '../../../core/admin-kit/lists/result-count.tsx'
import { LoadedForStaff } from '../../../core/admin-kit/loaded-for-staff.tsx'
import { staffLoader } from '../../../core/admin-kit/staff-loader.ts'
import { staffScreen } from '../../../core/admin-kit/staff-screen-handle.tsx'
import { apiFrom } from '../../../core/api.ts'
import { orErrorPage } from '../../../ui/feedback/or-error-page.ts'
import { toast } from '../../../ui/feedback/toast.ts'
import { toastApiError } from '../../../ui/feedback/toast-api-error.ts'
import { ListSkeleton } from '../../../ui/loading/list-skeleton.tsx'
import { noIndexMeta } from '../../../ui/meta/no-index-meta.ts'
import { Pages } from '../../../ui/pages.tsx'
import type { StepAnswer } from '../../orders/staff/steps/step-answer.ts'
import type { Route } from './+types/withdrawals.page'
import { listWithdrawals, matchWithdrawal, stepWithdrawal } from './staff-withdrawals.contract.ts'
import { WithdrawalCard } from './withdrawal-card.tsx'

export const clientLoader = staffLoader(async ({ context, request }: Route.ClientLoaderArgs) => {
  const asked = new URL(request.url).searchParams
  const page = asked.get('page') ?? '1'
  const isOpen = asked.get('settled') !== 'true'
  const query = { page, ...(!isOpen && { settled: 'true' as const }) }
  const { results, count, open } = await orErrorPage(
    texts.failedToLoad,
    apiFrom(context)(listWithdrawals, { query }).catch(redirectOnMissingPage(request)),
  )
  return { page: Number(page), pages: pagesOf(count), isOpen, open, count, withdrawals: results }
})

export async function clientAction({ context, request }: Route.ClientActionArgs): Promise<StepAnswer> {
  const form = await request.formData()
  const [api, said] = [apiFrom(context), (name: string) => String(form.get(name) ?? '')]
  const params = { id: said('id') }
  if (said('intent') === 'refund') {
    const { sendRefund } = await import('../../orders/staff/refund/send-refund.ts')
    return sendRefund(api, form)
  }
  try {
    if (said('intent') === 'match') await api(matchWithdrawal, { params, body: { order: said('order') } })
    else {
      const body = { to: said('intent'), seen: said('seen'), tracking: said('tracking'), words: said('words') }
      await api(stepWithdrawal, { params, body: body as never })
    }
    toast({ kind: 'success', text: texts.saved })
    return { isOver: true }
  } catch (error) {
    // Another person was faster; the list is reloaded afterwards.
    return { isOver: error instanceof CallFailed && error.status === 409, errors: toastApiError(error) }
  }
}

export const meta: Route.MetaFunction = ({ matches }) => noIndexMeta(matches, texts.withdrawals)

export const handle = localizedConstant(() =>
  staffScreen({ title: texts.withdrawals, reason: texts.onlyStaff, waiting: <ListSkeleton /> }),
)

export default function WithdrawalsPage({ loaderData }: Route.ComponentProps) {
  return <LoadedForStaff data={loaderData}>{(data) => <Withdrawals {...data} />}</LoadedForStaff>
}

function Withdrawals({
  isOpen,
  page,
  pages,
  open,
  count,
  withdrawals,
}: NonNullable<Route.ComponentProps['loaderData']>) {
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
        <ResultCount>{texts.found(shownRange({ page, shown: withdrawals.length, count }), isOpen)}</ResultCount>
      </div>
      {withdrawals.length === 0 && <EmptyState>{isOpen ? texts.nobodyWithdraws : texts.noneIsSettled}</EmptyState>}
      <ul className="divide-y divide-line border-line border-y empty:hidden">
        {withdrawals.map((one) => (
          <WithdrawalCard key={one.id} withdrawal={one} />
        ))}
      </ul>
      <Pages page={page} pages={pages} label={texts.pages} />
    </>
  )
}
