import type { User } from '../../auth/session.contract.ts'

/** The checkbox that removes the avatar. */
export const WITHOUT_AVATAR = 'without_avatar'

/** Removes unchanged fields from a details form; returns undefined if nothing changed. */
export function onlyChanges(form: FormData, customer: Pick<User, 'first_name' | 'last_name'>): FormData | undefined {
  for (const name of ['first_name', 'last_name'] as const) if (form.get(name) === customer[name]) form.delete(name)
  // An empty `avatar` field removes the avatar, unless a new file was chosen.
  if (form.has(WITHOUT_AVATAR) && !form.has('avatar')) form.set('avatar', '')
  form.delete(WITHOUT_AVATAR)
  return [...form.keys()].length > 0 ? form : undefined
}
