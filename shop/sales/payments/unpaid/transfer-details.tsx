import { texts } from '#texts/sales/payments'
import { printedIban } from '../../../../lib/bank/iban.ts'
import { showPrice } from '../../../../lib/money.ts'
import { showDay } from '../../../../lib/texts/dates.ts'
import { CopyableValue } from '../copyable-value.tsx'
import type { Payment } from '../payments.contract.ts'

/** The transfer details to copy into a bank form; renders nothing if no transfer is expected. */
export function TransferDetails({ payment }: { payment: Payment }) {
  const { account, amount, reference, ends_on } = payment
  if (!account) return null
  const { holder, iban, bic } = account
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
      <dl className="divide-y divide-line">
        <CopyableValue name={texts.amount} shown={showPrice(amount)} copied={amount} />
        {holder && <CopyableValue name={texts.payTo} shown={holder} copied={holder} />}
        <CopyableValue name={texts.iban} shown={printedIban(iban)} copied={iban} />
        {bic && <CopyableValue name={texts.bic} shown={bic} copied={bic} />}
        <CopyableValue name={texts.reference} shown={reference} copied={reference} />
      </dl>
      {ends_on && (
        <p className="border-line border-t py-3 text-muted text-sm">{texts.reservedUntil(showDay(ends_on))}</p>
      )}
    </div>
  )
}
