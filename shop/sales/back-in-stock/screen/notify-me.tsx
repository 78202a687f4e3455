import { Bell } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId, useState } from 'react'
import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/back-in-stock'
import { useIsSessionLoading, useUser } from '../../../core/auth/session.ts'
import { Button } from '../../../ui/button.tsx'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'
import type { AwaitedVariants, BackInStockResult } from './back-in-stock-result.ts'

const schema = async () => (await import('../back-in-stock.contract.ts')).BackInStockRequest

const ACTION = href('/back_in_stock/ask')

/**
 * Requests a back-in-stock notification: one click for a customer, an e-mail address for a visitor. The button is the
 * same element for both, so that a click before the session has loaded is not lost; it then counts for the customer.
 */
export default function NotifyMe({ variant }: { variant: number }) {
  const customer = useUser()
  const isLoading = useIsSessionLoading()
  const fetcher = useFetcher<BackInStockResult>({ key: `back-in-stock-${variant}` })
  const awaited = useFetcher<AwaitedVariants>({ key: 'awaited-variants' })
  const [isPressed, setPressed] = useState(false)
  const form = useId()
  const { load } = awaited
  const isKnown = customer !== null
  const submit = (intent: 'ask' | 'stop') =>
    void fetcher.submit({ variant, intent }, { method: 'post', action: ACTION })
  const askAfterLoading = useEffectEvent(() => {
    if (!isPressed) return
    setPressed(false)
    submit('ask')
  })
  useEffect(() => {
    if (!isKnown) return
    void load(ACTION)
    askAfterLoading()
  }, [load, isKnown])

  const sentTo = customer ? undefined : fetcher.data?.sentTo
  if (sentTo)
    return (
      <Frame>
        <p role="status" className="wrap-anywhere">
          {texts.confirmationSent(sentTo)}
        </p>
      </Frame>
    )
  const intent = fetcher.formData?.get('intent')
  const isAwaited = awaited.data?.variants.includes(variant) ?? false
  const waits = isKnown && (intent ? intent === 'ask' : isAwaited)
  const isOpen = isPressed && !isLoading
  const ofVisitor = { 'aria-expanded': isOpen, 'aria-controls': form, onClick: () => setPressed(!isPressed) }
  // A second click of a customer cancels the request deliberately.
  const ofCustomer = { 'aria-busy': intent !== undefined, onClick: () => submit(waits ? 'stop' : 'ask') }
  return (
    <Frame>
      {waits && (
        <p role="status" className="mb-2 flex items-center gap-2 text-sm">
          <Bell aria-hidden="true" className="size-4 shrink-0 text-good" />
          <span className="min-w-0 wrap-anywhere">{texts.confirmedFor(customer.email)}</span>
        </p>
      )}
      <Button weight={waits ? 'quiet' : 'secondary'} {...(isKnown ? ofCustomer : ofVisitor)}>
        {waits ? texts.cancelNotification : texts.notifyMeWhenBack}
      </Button>
      {!isKnown && (
        <div id={form} hidden={!isOpen} className="mt-4">
          <ShopForm schema={schema} fetcher={fetcher} errors={fetcher.data?.errors} action={ACTION}>
            <input type="hidden" name="variant" value={variant} />
            <TextField
              name="email"
              label={texts.yourEmail}
              type="email"
              autoComplete="email"
              hint={texts.notifyMeHint}
            />
            <SubmitButton className="justify-self-start">{texts.notifyMe}</SubmitButton>
          </ShopForm>
        </div>
      )}
    </Frame>
  )
}

const Frame = ({ children }: { children: ReactNode }) => (
  <div className="mt-4 border-line border-t pt-4">{children}</div>
)
