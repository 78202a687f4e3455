import { ChevronDown } from 'lucide-react'
import { href, useNavigate } from 'react-router'
import * as texts from '#texts/frame'
import { useShopIdentity } from '../identity/shop-identity.ts'
import { useUser } from '../session/session.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { BareCounter } from '../ui/counter/bare-counter.tsx'

/** What is shown in place of a screen that could not be shown, inside the frame. */
export function ErrorPage({ message }: { message: string }) {
  const navigate = useNavigate()
  const user = useUser()
  // Who opened this address in a new tab has nothing to go back to.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(href('/')))
  return (
    <>
      <title>{`${texts.whopsAnErrorOccured} | ${useShopIdentity().name}`}</title>
      <div className="-mt-6 md:-mt-10">
        <BareCounter>
          <h1 className="text-3xl">{texts.whopsAnErrorOccured}</h1>
          <p className="mt-4 text-lg">{message}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <Button weight="secondary" onClick={goBack}>
              {texts.goBack}
            </Button>
            <ButtonLink to={href('/')}>{texts.goToHome}</ButtonLink>
          </div>
        </BareCounter>
      </div>
      <details className="mx-auto mt-10 max-w-xs rounded-card border border-line">
        <summary className="flex min-h-11 items-center justify-center gap-2 px-4 font-medium">
          {texts.extraOptions}
          <ChevronDown aria-hidden="true" className="size-4 text-muted" />
        </summary>
        <div className="border-line border-t p-4">
          <p className="mb-4 text-muted text-sm">{user ? texts.ifTheErrorHasTo : texts.youAreNotLoggedIn}</p>
          <ButtonLink to={href('/logout')} weight="secondary" className="w-full">
            {texts.logout}
          </ButtonLink>
        </div>
      </details>
    </>
  )
}
