import { Bell } from 'lucide-react'
import { useEffect, useId, useState } from 'react'
import { href, useFetcher } from 'react-router'
import * as texts from '#texts/sales/back-in-stock'
import { useCustomer } from '../../../core/auth/session.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { AwaitedVariants, BackInStockResult } from './back-in-stock-result.ts'

const schema = async () => (await import('../back-in-stock.contract.ts')).BackInStockRequest

/**
 * The form that requests a back-in-stock notification: one click for a customer, an e-mail address for a visitor.
 */
export default function NotifyMe({ variant }: { variant: number }) {
  const customer = useCustomer()
  return (
    <div className="mt-4 border-line border-t pt-4">
      {customer ? <OfCustomer variant={variant} email={customer.email} /> : <OfVisitor variant={variant} />}
    </div>
  )
}

function OfCustomer({ variant, email }: { variant: number; email: string }) {
  const asked = useFetcher<BackInStockResult>({ key: `back-in-stock-${variant}` })
  const awaited = useFetcher<AwaitedVariants>({ key: 'awaited-variants' })
  const { load } = awaited
  useEffect(() => void load(href('/back_in_stock/ask')), [load])
  const intent = asked.formData?.get('intent')
  const waits = intent ? intent === 'ask' : (awaited.data?.variants.includes(variant) ?? false)
  return (
    // A second click cancels the request deliberately.
    <asked.Form method="post" action={href('/back_in_stock/ask')} className="grid gap-2">
      <input type="hidden" name="variant" value={variant} />
      <input type="hidden" name="intent" value={waits ? 'stop' : 'ask'} />
      {waits && (
        <p role="status" className="flex items-center gap-2 text-sm">
          <Bell aria-hidden="true" className="size-4 shrink-0 text-good" />
          <span className="min-w-0 wrap-anywhere">{texts.weTellYouAt(email)}</span>
        </p>
      )}
      <Button
        type="submit"
        weight={waits ? 'quiet' : 'secondary'}
        aria-busy={intent !== undefined}
        className="justify-self-start"
      >
        {waits ? texts.doNotTellMe : texts.tellMeWhenItIsBack}
      </Button>
    </asked.Form>
  )
}

function OfVisitor({ variant }: { variant: number }) {
  const asked = useFetcher<BackInStockResult>({ key: `back-in-stock-${variant}` })
  const [isOpen, setOpen] = useState(false)
  const form = useId()
  if (asked.data?.sentTo)
    return (
      <p role="status" className="wrap-anywhere">
        {texts.lookIntoYourEmails(asked.data.sentTo)}
      </p>
    )
  return (
    <>
      <Button weight="secondary" aria-expanded={isOpen} aria-controls={form} onClick={() => setOpen(!isOpen)}>
        {texts.tellMeWhenItIsBack}
      </Button>
      <div id={form} hidden={!isOpen} className="mt-4">
        <ShopForm schema={schema} fetcher={asked} errors={asked.data?.errors} action={href('/back_in_stock/ask')}>
          <input type="hidden" name="variant" value={variant} />
          <TextField
            name="email"
            label={texts.yourEmail}
            type="email"
            autoComplete="email"
            hint={texts.onceAndThenForgotten}
          />
          <SubmitButton className="justify-self-start">{texts.tellMe}</SubmitButton>
        </ShopForm>
      </div>
    </>
  )
}
