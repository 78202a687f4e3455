import { useLocation, useNavigation } from 'react-router'
import { texts } from '#texts/core/auth'
import { ButtonLink } from '../../../ui/button.tsx'
import { IllustratedEmptyState } from '../../../ui/counter/illustrated-empty-state.tsx'
import { hasFormDraft } from '../form-drafts/form-drafts.ts'
import { useAuthLink } from '../login/auth-link.ts'

/** Shown to visitors of a private screen: the reason and a login that returns here. */
export function LoginRequired({ reason }: { reason: string }) {
  const login = useAuthLink('/login')
  const signup = useAuthLink('/signup')
  const { pathname } = useLocation()
  // An action that ended the session (new password, deletion) is about to navigate away.
  if (useNavigation().state !== 'idle') return null
  return (
    <div className="[h1+&]:mt-6 [noscript+&]:mt-6">
      <IllustratedEmptyState>
        <p className="text-lg">{reason}</p>
        {hasFormDraft(pathname) && <p className="mt-3 text-muted">{texts.entriesSaved}</p>}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink {...login}>{texts.login}</ButtonLink>
          <ButtonLink {...signup} weight="secondary">
            {texts.register}
          </ButtonLink>
        </div>
      </IllustratedEmptyState>
    </div>
  )
}
