/** Tells password managers whose password the fields around it are about. People know, so they do not see it. */
export function Owner({ email }: { email: string }) {
  return <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
}
