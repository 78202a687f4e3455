import { Check, Copy } from 'lucide-react'
import { useState } from 'react'
import * as texts from '#texts/payments'
import { printedIban } from '../../../lib/bank/iban.ts'
import { showPrice } from '../../../lib/money.ts'
import { showDay } from '../../../lib/texts/dates.ts'
import { IconButton } from '../../ui/button.tsx'
import type { Payment } from '../payments.contract.ts'

/** What somebody writes into their bank's form to pay an order: each thing can be copied. Nothing where no transfer is waited for. */
export function TransferFacts({ payment }: { payment: Payment }) {
  const { account, amount, reference, ends_on } = payment
  if (!account) return null
  const { holder, iban, bic } = account
  return (
    <div className="rounded-card border border-line bg-surface px-4 py-2 sm:px-5">
      <dl className="divide-y divide-line">
        <Fact name={texts.amount} shown={showPrice(amount)} copied={amount} />
        {holder && <Fact name={texts.payTo} shown={holder} copied={holder} />}
        <Fact name={texts.iban} shown={printedIban(iban)} copied={iban} />
        {bic && <Fact name={texts.bic} shown={bic} copied={bic} />}
        <Fact name={texts.reference} shown={reference} copied={reference} />
      </dl>
      {ends_on && <p className="border-line border-t py-3 text-muted text-sm">{texts.keptUntil(showDay(ends_on))}</p>}
    </div>
  )
}

function Fact({ name, shown, copied }: { name: string; shown: string; copied: string }) {
  const [isCopied, setCopied] = useState(false)
  const Icon = isCopied ? Check : Copy
  return (
    <div className="py-1.5">
      <dt className="text-muted text-sm">{name}</dt>
      <dd className="flex items-center justify-between gap-3 font-medium tabular-nums">
        <span className="min-w-0 wrap-anywhere">{shown}</span>
        <IconButton
          label={isCopied ? texts.copied(name) : texts.copy(name)}
          onClick={() => void navigator.clipboard?.writeText(copied).then(() => setCopied(true))}
          onBlur={() => setCopied(false)}
          className="-my-1.5 -mr-2 shrink-0"
        >
          <Icon aria-hidden="true" className="size-5" />
        </IconButton>
      </dd>
    </div>
  )
}
