import { texts } from '#texts/sales/orders/staff'
import { printedIban } from '../../../../lib/bank/iban.ts'
import { CopyableValue } from '../../payments/copyable-value.tsx'
import type { StaffOrder } from '../staff/staff-orders.contract.ts'

/** The bank account to which staff transfer a refund, or a note that the customer has not entered it. */
export function RefundAccountForStaff({ account }: { account: StaffOrder['refund_account'] }) {
  if (!account) return <p className="text-sm text-warn">{texts.noRefundAccount}</p>
  return (
    <dl aria-label={texts.refundAccount} className="divide-y divide-line rounded-card border border-line px-4 py-1">
      <CopyableValue name={texts.accountHolder} shown={account.holder} copied={account.holder} />
      <CopyableValue name={texts.iban} shown={printedIban(account.iban)} copied={account.iban} />
    </dl>
  )
}
