import type { ReactNode } from 'react'
import { useFetcher } from 'react-router'
import { LoginOffer } from '../frame/login-offer.tsx'
import { toast } from '../frame/toast.ts'
import { useCustomer } from '../session/session.ts'
import { keepIntent } from './cart-intent.ts'
import { ADD, fieldsOf, keyOfLine, type Wanted } from './wanted.ts'

interface AddFormProps {
  wanted: readonly Wanted[]
  /** What a visitor is told; the specification has it in two ways. */
  refusal?: 'You must be logged in to add to cart!' | 'You cannot add to cart before you login'
  className?: string
  /** @param isPending sent and not answered yet */
  children: (isPending: boolean) => ReactNode
}

/**
 * Sends to the cart what is wanted. A cart belongs to an account, so a visitor is offered a login, and what they wanted is added
 * after it.
 */
export function AddForm({
  wanted,
  refusal = 'You must be logged in to add to cart!',
  className,
  children,
}: AddFormProps) {
  const customer = useCustomer()
  const [first] = wanted
  const fetcher = useFetcher({ key: wanted.length === 1 && first ? keyOfLine(first.variant) : 'cart bundle' })

  function holdBackVisitors(event: React.FormEvent) {
    // Somebody whose session is still being looked up has a token, which the server will judge.
    if (customer !== null) return
    event.preventDefault()
    keepIntent(wanted)
    toast({ kind: 'warning', text: refusal, action: <LoginOffer /> })
  }

  return (
    <fetcher.Form {...ADD} defaultShouldRevalidate={false} onSubmit={holdBackVisitors} className={className}>
      <AddFields wanted={wanted} />
      {children(fetcher.state !== 'idle')}
    </fetcher.Form>
  )
}

export function AddFields({ wanted }: { wanted: readonly Wanted[] }) {
  return fieldsOf(wanted).map(([name, value], index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: several fields have the same name, and nothing but their place tells them apart
    <input key={index} type="hidden" name={name} value={value} />
  ))
}
