import { Link } from 'react-router'

/** What a visitor can do about needing an account. */
export function LoginOffer() {
  return (
    <span className="flex gap-4 font-medium text-accent">
      <Link to="/login" className="underline underline-offset-4">
        Login
      </Link>
      <Link to="/signup" className="underline underline-offset-4">
        Register
      </Link>
    </span>
  )
}
