import { useFetcher } from 'react-router'
import { texts } from '#texts/core/accounts'
import { Button } from '../../../ui/button.tsx'
import type { User } from '../../auth/session.contract.ts'
import { useSocialProvider } from '../../auth/social/social-provider.ts'

/** Shows the linked identity provider with a button that unlinks it; nothing if none is linked. */
export function LinkedProvider({ customer }: { customer: User }) {
  const provider = useSocialProvider()?.name ?? texts.yourSignInProvider
  const fetcher = useFetcher()
  if (!customer.is_google_user) return null
  return (
    <section
      aria-label={texts.loginProvider}
      className="flex flex-wrap items-center justify-between gap-3 border-line border-b py-3"
    >
      <p className="min-w-0 wrap-anywhere">
        {texts.youLogInWith(provider)}
        <span className="block text-muted text-sm">{texts.untilYouRemoveItHere}</span>
      </p>
      <fetcher.Form method="delete">
        <input type="hidden" name="provider" value={provider} />
        <Button type="submit" weight="secondary" aria-disabled={fetcher.state !== 'idle'}>
          {texts.remove}
        </Button>
      </fetcher.Form>
    </section>
  )
}
