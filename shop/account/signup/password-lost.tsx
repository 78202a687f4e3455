/** Says why a wizard asks for a password again. */
export function PasswordLost() {
  return (
    <p role="status" className="rounded-control bg-warn-soft px-4 py-3 text-sm text-warn">
      The page was loaded anew, and passwords are never stored here. Please enter yours again.
    </p>
  )
}
