import { type ReactNode, useState } from 'react'
import { useFetcher } from 'react-router'
import * as texts from '#texts/sales/cart/changes'
import { LoginReason } from '../../../core/auth/login/login-reason.tsx'
import { useCustomer } from '../../../core/auth/session.ts'
import { keepIntent } from '../wishes/cart-intent.ts'
import type { Wish } from '../wishes/wish.ts'
import { ADD, additionFields, type CartAddition, LEFT_OUT, lineFetcherKey } from './cart-form.ts'

interface AddFormProps {
  wanted: readonly Wish[]
  /** Products of a bundle that the customer deselected: the toast does not offer them. */
  leftOut?: readonly number[] | undefined
  /** Asked before anything is sent: true when what is wanted cannot be had, which was then said. */
  isRefused?: (() => boolean) | undefined
  /** What a visitor is told; the specification has it in two ways. */
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
  /** Where this is said instead of after the button, which may be out of sight by then. */
  onHeldBack?: () => void
  /** Told as it goes to the server. */
  onSend?: () => void
  /** @param isPending sent and not answered yet */
  children: (isPending: boolean) => ReactNode
}

/**
 * Sends to the cart what is wanted. A cart belongs to an account, so a visitor is offered a login, and what they wanted is added
 * after it. The form takes no room of its own: its button, and the reason after it, stand in the box around.
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
    // Somebody whose session is still being looked up has a token, which the server will judge.
    if (customer !== null) return onSend?.()
    event.preventDefault()
    keepIntent(wanted)
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
    // biome-ignore lint/suspicious/noArrayIndexKey: several fields have the same name, and nothing but their place tells them apart
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
