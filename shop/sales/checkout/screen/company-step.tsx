import { useEffect, useRef, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/companies'
import type { FieldErrors } from '../../../../lib/forms/form-errors.ts'
import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { CheckedAnswer } from '../../companies/checked-answer.ts'
import type { OrderCompany } from '../../companies/company.contract.ts'
import { CompanyFields, companyRules } from '../../companies/company-fields.tsx'
import { companyLines } from '../../companies/company-lines.ts'
import type { CheckoutQuote } from '../checkout.contract.ts'
import { CheckoutPart } from './checkout-part.tsx'

interface CompanyStepProps {
  number: number
  quote: CheckoutQuote
  isOpen: boolean
  takesFocus: boolean
  change: () => void
  company: OrderCompany | undefined
  /** Incomplete details from before a reload. */
  typed: Partial<OrderCompany> | undefined
  onTyped: (typed: Partial<OrderCompany>) => void
  errors: FieldErrors | undefined
  /** Called with the checked details; the quote must be loaded again. */
  done: (company: OrderCompany) => void
  /** Called after another check of the number of an earlier order. */
  reload: () => void
}

/** The company that buys: its details, and the answer of VIES about its VAT number. */
export default function CompanyStep({ number, quote, company, isOpen, takesFocus, change, ...form }: CompanyStepProps) {
  useCheckOfSaved(quote, company, form.reload)
  return (
    <CheckoutPart
      number={number}
      title={texts.companyDetails}
      isOpen={isOpen}
      takesFocus={takesFocus}
      change={change}
      {...(company &&
        !isOpen && {
          summary: (
            <>
              {companyLines(company).join(', ')}
              {quote.vat_check && company.vat_number && <VatCheckNote result={quote.vat_check} />}
            </>
          ),
        })}
    >
      <CompanyForm company={company} {...form} />
    </CheckoutPart>
  )
}

function CompanyForm({
  company,
  typed,
  onTyped,
  errors,
  done,
}: Pick<CompanyStepProps, 'company' | 'typed' | 'onTyped' | 'errors' | 'done'>) {
  const [first] = useState(() => ({ ...company, ...typed }))
  const fetcher = useFetcher<CheckedAnswer>()
  const answer = fetcher.data
  const finish = useRef(done)
  useEffect(() => {
    finish.current = done
  })
  useEffect(() => {
    if (answer && 'company' in answer) finish.current(answer.company)
  }, [answer])
  return (
    <div
      onInput={({ target }) => {
        const form = target instanceof Element ? target.closest('form') : null
        if (form) onTyped(Object.fromEntries(new FormData(form)) as Partial<OrderCompany>)
      }}
    >
      <ShopForm
        schema={companyRules}
        fetcher={fetcher}
        method="post"
        action={href('/checkout/company')}
        errors={answer && 'errors' in answer ? answer.errors : errors}
      >
        <CompanyFields company={first} />
        <SubmitButton className="sm:w-fit">{texts.continueLabel}</SubmitButton>
        <p role="status" className="text-muted text-sm empty:hidden">
          {fetcher.state === 'idle' ? '' : texts.checking}
        </p>
      </ShopForm>
    </div>
  )
}

const NOTES = localizedConstant(() => ({
  valid: texts.vatNumberValid,
  invalid: texts.vatNumberInvalid,
  unknown: texts.vatNumberUnknown,
}))

function VatCheckNote({ result }: { result: keyof typeof NOTES }) {
  return (
    <p role="status" className={`mt-1 text-sm ${result === 'valid' ? '' : 'text-warn'}`}>
      {NOTES[result]}
    </p>
  )
}

/** Checks the saved number of an earlier order once, if the last answer of VIES is too old. */
function useCheckOfSaved(
  { vat_check, company: saved }: CheckoutQuote,
  company: OrderCompany | undefined,
  reload: () => void,
) {
  const { data, submit } = useFetcher<CheckedAnswer>()
  const asked = useRef('')
  const number =
    vat_check === 'unknown' && company && company.vat_number === saved?.vat_number ? company.vat_number : ''
  useEffect(() => {
    if (number === '' || asked.current === number || !company) return
    asked.current = number
    void submit({ ...company }, { method: 'post', action: href('/checkout/company') })
  }, [number, company, submit])
  const again = useRef(reload)
  useEffect(() => {
    again.current = reload
  })
  useEffect(() => {
    if (data && 'company' in data) again.current()
  }, [data])
}
