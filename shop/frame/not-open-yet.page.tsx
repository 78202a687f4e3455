import { ButtonLink } from '../ui/button.tsx'
import type { Route } from './+types/not-open-yet.page'

export const meta: Route.MetaFunction = () => [
  { title: 'Not open yet | Comptoir' },
  { name: 'robots', content: 'noindex' },
]

/** Stands at addresses whose screen is still being built, and says so. */
export default function NotOpenYet() {
  return (
    <div className="mx-auto max-w-xl py-12 text-center">
      <h1 className="text-2xl">This part of the shop is not open yet</h1>
      <p className="mt-4 text-lg text-muted">
        You can look at everything we have, with prices and reviews. Accounts, carts, orders, searching and writing to
        us come with one of the next versions.
      </p>
      <ButtonLink to="/" className="mt-8">
        See the products
      </ButtonLink>
    </div>
  )
}
