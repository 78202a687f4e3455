import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import { texts } from '#texts/sales/cart/changes'
import { LoginReason } from '../../../core/auth/login/login-reason.tsx'
import { useCustomer } from '../../../core/auth/session.ts'
import { storeIntent } from '../pending-additions/cart-intent.ts'
import type { PendingAddition } from '../pending-additions/pending-addition.ts'
import { ADD, additionFields, type CartAddition, LEFT_OUT, lineFetcherKey } from './cart-form.ts'

interface AddFormProps {
  wanted: readonly PendingAddition[]
  /** Products of a bundle that the customer deselected; the toast does not recommend them. */
  leftOut?: readonly number[] | undefined
  /** Called before submitting: returns true if the quantity is invalid and the error was shown. */
  isRefused?: (() => boolean) | undefined
  /** The error shown to a visitor; the specification has two versions. */
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
  /** Shows that error elsewhere, if the position after the button may be off screen. */
  onHeldBack?: () => void
  /** Called when the form is submitted. */
  onSend?: () => void
  /** @param isPending whether an answer is pending */
  children: (isPending: boolean) => ReactNode
}

/**
 * The form that adds to the cart. A visitor must log in first, and the items are added afterwards. The form renders no
 * box: button and error are laid out by the parent.
 */
export function AddForm({
  wanted,
  leftOut = [],
  isRefused,
  refusal = texts.youMustBeLoggedIn,
  onHeldBack,
  onSend,
  children,
}: AddFormProps) {
  const customer = useCustomer()
  const [isHeldBack, setHeldBack] = useState(false)
  const [first] = wanted
  const fetcher = useFetcher({ key: wanted.length === 1 && first ? lineFetcherKey(first.variant) : 'cart bundle' })

  function send(event: React.FormEvent) {
    if (isRefused?.()) return event.preventDefault()
    // While the session is loading, the token is sent and the server decides.
    if (customer !== null) return onSend?.()
    event.preventDefault()
    storeIntent(wanted)
    if (onHeldBack) onHeldBack()
    else setHeldBack(true)
  }

  return (
    <fetcher.Form {...ADD} defaultShouldRevalidate={false} onSubmit={send} className="contents">
      <AddFields wanted={wanted} />
      {leftOut.map((product) => (
        <input key={product} type="hidden" name={LEFT_OUT} value={product} />
      ))}
      {children(fetcher.state !== 'idle')}
      {isHeldBack && <LoginReason text={refusal} />}
    </fetcher.Form>
  )
}

export function AddFields({ wanted }: { wanted: readonly CartAddition[] }) {
  return additionFields(wanted).map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: fields with the same name differ only by their position
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
