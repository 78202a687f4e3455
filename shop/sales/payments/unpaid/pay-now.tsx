import { href, useFetcher } from 'react-router'
import { texts } from '#texts/sales/payments'
import { SubmitButton } from '../../../ui/fields/submit-button.tsx'
import { ShopForm } from '../../../ui/forms/shop-form.tsx'

/** The button that opens the payment page. After too many attempts it shows how long the customer has to wait. */
export function PayNow({ order }: { order: number }) {
  const fetcher = useFetcher<{ wait?: string }>()
  const wait = fetcher.data?.wait
  return (
    <ShopForm fetcher={fetcher} action={href('/orders')} hidden={{ id: order, intent: 'pay' }}>
      <SubmitButton weight="buy" className="w-fit min-w-40">
        {texts.payNow}
      </SubmitButton>
      {wait && (
        <p role="alert" className="mt-2 text-danger text-sm">
          {wait}
        </p>
      )}
    </ShopForm>
  )
}
