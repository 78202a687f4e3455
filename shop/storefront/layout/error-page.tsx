import { href, useNavigate } from 'react-router'
import { texts } from '#texts/storefront/layout'
import { useUser } from '../../core/auth/session.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { IllustratedEmptyState } from '../../ui/counter/illustrated-empty-state.tsx'
import { useShopIdentity } from '../../ui/identity/shop-identity.ts'

/** The error page, inside the shop's layout. */
export function ErrorPage({ message }: { message: string }) {
  const navigate = useNavigate()
  const user = useUser()
  // A new tab has no previous page.
  const goBack = () => (window.history.length > 1 ? navigate(-1) : navigate(href('/')))
  return (
    <>
      <title>{`${texts.whopsAnErrorOccured} | ${useShopIdentity().name}`}</title>
      <div className="-mt-6 md:-mt-10">
        <IllustratedEmptyState>
          <h1 className="text-3xl">{texts.whopsAnErrorOccured}</h1>
          <p className="mt-4 text-lg">{message}</p>
          <div className="mt-8 flex flex-wrap justify-center gap-3">
            <Button weight="secondary" onClick={goBack}>
              {texts.goBack}
            </Button>
            <ButtonLink to={href('/')}>{texts.goToHome}</ButtonLink>
          </div>
          <details className="mt-4">
            <summary className="min-h-11 py-2.5 text-muted">{texts.extraOptions}</summary>
            <p className="mb-4">{user ? texts.logoutHint : texts.youAreNotLoggedIn}</p>
            <ButtonLink to={href('/logout')} weight="secondary">
              {texts.logout}
            </ButtonLink>
          </details>
        </IllustratedEmptyState>
      </div>
    </>
  )
}
