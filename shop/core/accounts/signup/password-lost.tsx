import { texts } from '#texts/core/accounts'

/** Explains why a wizard asks for a password again. */
export function PasswordLost() {
  return (
    <p role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      {texts.pageReloaded}
    </p>
  )
}
