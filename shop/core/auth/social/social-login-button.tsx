import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useSubmit } from 'react-router'
import { texts } from '#texts/core/auth/social'
import { call } from '../../../../lib/api-client.ts'
import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { browserTransport } from '../browser-transport.ts'
import { RETURN_TO } from '../login/return-to.ts'
import { beginSocialLogin, type SocialNonce } from '../session.contract.ts'
import { readToken } from '../token.ts'
import { loadProviderScript, mayRunProviderScript } from './provider-script.ts'
import type { SocialProvider } from './social-provider.ts'

interface SocialLoginProps extends SocialProvider {
  /** Where to go afterwards. */
  from: string
}

/** The used part of the provider's script API. */
interface SignIn {
  initialize(settings: {
    client_id: string
    nonce: string
    callback: (answer: { credential: string; select_by?: string }) => void
  }): void
  renderButton(
    place: HTMLElement,
    looks: { theme: 'outline'; size: 'large'; text: 'continue_with'; width: number; locale: string },
  ): void
}

type State = 'drawn' | 'elsewhere' | 'away'

const WIDEST = 400

/**
 * The identity provider's sign-in button, rendered by its script. The credential is submitted to the screen's action.
 */
export function SocialLoginButton({ clientId, scriptUrl, name, from }: SocialLoginProps) {
  const place = useRef<HTMLDivElement>(null)
  const submit = useSubmit()
  const [state, setState] = useState<State>('drawn')
  const send = useEffectEvent((credential: string, proof: string) =>
    submit({ credential, proof, provider: name, [RETURN_TO]: from }, { method: 'post' }),
  )

  useEffect(() => {
    let isGone = false
    const begin = () => ready(scriptUrl).then(draw, () => !isGone && setState('away'))
    const draw = ({ nonce, proof }: SocialNonce) => {
      const signIn = (window as { google?: { accounts?: { id?: SignIn } } }).google?.accounts?.id
      if (isGone || !place.current || !signIn) return
      const callback = async ({ credential }: { credential: string }) => {
        await send(credential, proof)
        // A nonce is valid for one sign-in, so a new one is requested.
        if (!isGone && readToken() === null) await begin()
      }
      signIn.initialize({ client_id: clientId, nonce, callback })
      const width = Math.min(place.current.clientWidth, WIDEST)
      const locale = currentLanguage()
      signIn.renderButton(place.current, { theme: 'outline', size: 'large', text: 'continue_with', width, locale })
    }
    // A browser with a token will show that the customer is already logged in.
    if (readToken() !== null) return
    if (mayRunProviderScript()) void begin()
    else setState('elsewhere')
    return () => {
      isGone = true
    }
  }, [clientId, scriptUrl])

  return (
    <div className="mt-8">
      <p className="mb-5 flex items-center gap-4 text-muted text-sm before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
        {texts.or}
      </p>
      {state === 'drawn' && <div ref={place} className="flex min-h-11 justify-center" />}
      {state === 'elsewhere' && <LoadItsDocument name={name} from={from} />}
      {state === 'away' && <p className="text-center text-muted text-sm">{texts.cannotBeReachedRightNow(name)}</p>}
    </div>
  )
}

/** Loads the script and requests a nonce in parallel. */
async function ready(scriptUrl: string): Promise<SocialNonce> {
  const [nonce] = await Promise.all([call(browserTransport, beginSocialLogin, {}), loadProviderScript(scriptUrl)])
  return nonce
}

/** Shown in documents with a policy that forbids the script. */
function LoadItsDocument({ name, from }: { name: string; from: string }) {
  const { pathname } = useLocation()
  return (
    <ButtonLink
      to={`${pathname}?${new URLSearchParams({ [RETURN_TO]: from })}`}
      reloadDocument
      weight="secondary"
      className="w-full"
    >
      {texts.continueWith(name)}
    </ButtonLink>
  )
}
