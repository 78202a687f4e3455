import { Link } from 'react-router'
import { texts } from '#texts/core/auth/login'
import { useAuthLink } from './auth-link.ts'

/**
 * Links to log in or sign up.
 * @param from where to return to, if not the current address
 */
export function AuthLinks({ from }: { from?: string }) {
  const [login, signup] = [useAuthLink('/login', from), useAuthLink('/signup', from)]
  return (
    <span className="flex gap-4 font-medium text-accent">
      <Link {...login} className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-6">
        {texts.login}
      </Link>
      <Link {...signup} className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-6">
        {texts.register}
      </Link>
    </span>
  )
}
