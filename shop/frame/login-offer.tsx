import { Link } from 'react-router'

/** What a visitor can do about needing an account. */
export function LoginOffer() {
  return (
    <span className="flex gap-4 font-medium text-accent">
      <Link to="/login" className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-6">
        Login
      </Link>
      <Link to="/signup" className="inline-flex min-h-11 items-center underline underline-offset-4 md:min-h-6">
        Register
      </Link>
    </span>
  )
}
