import { X } from 'lucide-react'
import { useEffect, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/discounts/entering'
import { colon } from '../../../../lib/texts/labelled.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { QuotedDiscounts } from '../order-discount.contract.ts'
import type { CodeAnswer } from './code-answer.ts'
import { DISCOUNT } from './discount-field.ts'
import { linkedCode, storeLinkedCode } from './linked-code.ts'

type Quoted = Pick<QuotedDiscounts, 'code' | 'takes_codes' | 'announced'>

/**
 * The discount code of the cart: a field to enter one with the announced codes, or the entered one with the reason if
 * it does not apply.
 */
export function CodeField({ quote: { code: entered, takes_codes, announced } }: { quote: Quoted }) {
  const fetcher = useFetcher<CodeAnswer>()
  const [isOpen, setOpen] = useState(false)
  const action = href('/putCart')
  const { submit } = fetcher
  useEffect(() => {
    const code = linkedCode()
    if (code === null) return
    storeLinkedCode(null)
    void submit({ [DISCOUNT]: '', code }, { method: 'post', action })
  }, [submit, action])

  if (entered)
    return (
      <div className="rounded-control border border-line px-3 py-1.5 text-sm">
        <ShopForm fetcher={fetcher} action={action}>
          <input type="hidden" name={DISCOUNT} />
          <div className="flex items-center justify-between gap-2">
            <span className="min-w-0 wrap-anywhere">
              {texts.code}
              {colon()} <span className="font-medium">{entered.code}</span>
            </span>
            <IconButton type="submit" label={texts.remove(entered.code)} className="-mr-2 flex-none">
              <X aria-hidden className="size-4" />
            </IconButton>
          </div>
        </ShopForm>
        <p role="status" className={entered.problem ? 'pb-1 text-warn' : 'sr-only'}>
          {entered.problem ?? texts.isApplied}
        </p>
      </div>
    )
  if (!takes_codes) return null
  const codes = announced.map(({ name, code }) => (
    <ShopForm key={code} fetcher={fetcher} action={action}>
      <input type="hidden" name={DISCOUNT} />
      <input type="hidden" name="code" value={code} />
      <p className="flex flex-wrap items-center justify-between gap-x-3 text-sm">
        <span className="min-w-0 wrap-anywhere">{texts.announced(name, code)}</span>
        <SubmitButton weight="quiet" className="-mr-2">
          {texts.applyCode(code)}
        </SubmitButton>
      </p>
    </ShopForm>
  ))
  if (!isOpen && !fetcher.data?.errors)
    return (
      <>
        {codes}
        <Button weight="secondary" className="w-fit" onClick={() => setOpen(true)}>
          {texts.addCode}
        </Button>
      </>
    )
  return (
    <ShopForm fetcher={fetcher} action={action} errors={fetcher.data?.errors}>
      <input type="hidden" name={DISCOUNT} />
      <div className="flex items-start gap-2">
        <TextField
          className="min-w-0 flex-1"
          name="code"
          label={texts.code}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          // The customer has just opened the field.
          ref={(field) => void (isOpen && field && field.value === '' && field.focus())}
        />
        <SubmitButton weight="secondary" className="mt-6.5 flex-none">
          {texts.apply}
        </SubmitButton>
      </div>
    </ShopForm>
  )
}
