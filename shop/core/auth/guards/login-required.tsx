import { useLocation, useNavigation } from 'react-router'
import * as texts from '#texts/core/auth'
import { ButtonLink } from '../../../ui/button.tsx'
import { BareCounter } from '../../../ui/counter/bare-counter.tsx'
import { hasFormDraft } from '../form-drafts/form-drafts.ts'
import { useAuthLink } from '../login/auth-link.ts'

/** What a visitor sees at a private screen: why they cannot use it, and a login that brings them back here. */
export function LoginRequired({ reason }: { reason: string }) {
  const login = useAuthLink('/login')
  const signup = useAuthLink('/signup')
  const { pathname } = useLocation()
  // Who ended the session here (another password, deletion) is about to leave.
  if (useNavigation().state !== 'idle') return null
  return (
    <div className="[h1+&]:mt-6">
      <BareCounter>
        <p className="text-lg">{reason}</p>
        {hasFormDraft(pathname) && <p className="mt-3 text-muted">{texts.typedIsKept}</p>}
        <div className="mt-6 flex flex-wrap justify-center gap-3">
          <ButtonLink {...login}>{texts.login}</ButtonLink>
          <ButtonLink {...signup} weight="secondary">
            {texts.register}
          </ButtonLink>
        </div>
      </BareCounter>
    </div>
  )
}
