import type { User } from '../../auth/session.contract.ts'

/** The box that is ticked to have no picture any more. */
export const WITHOUT_AVATAR = 'without_avatar'

/** Picks of a form with the own details what differs from what the shop has, so that nothing else is written; undefined when that is nothing. */
export function onlyChanges(form: FormData, customer: Pick<User, 'first_name' | 'last_name'>): FormData | undefined {
  for (const name of ['first_name', 'last_name'] as const) if (form.get(name) === customer[name]) form.delete(name)
  // An empty text in place of the file takes the picture away, but not the one that was just chosen.
  if (form.has(WITHOUT_AVATAR) && !form.has('avatar')) form.set('avatar', '')
  form.delete(WITHOUT_AVATAR)
  return [...form.keys()].length > 0 ? form : undefined
}
