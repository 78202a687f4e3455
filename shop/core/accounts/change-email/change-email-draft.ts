import { href } from 'react-router'
import { texts } from '#texts/core/accounts'
import { wizardDraft } from '../wizard-draft.ts'

/** The steps of an e-mail change: name, address and the field of each. */
export const CHANGE_EMAIL_STEPS = [
  {
    get name() {
      return texts.enterNewEmail
    },
    to: href('/account/change_email'),
    field: 'email',
  },
  {
    get name() {
      return texts.verifyYourPassword
    },
    to: `${href('/account/change_email')}?step=password`,
    field: 'password',
  },
  {
    get name() {
      return texts.verifyEmail
    },
    to: `${href('/account/change_email')}?step=verify`,
    field: 'email_verification_code',
  },
] as const

/** The entries of the previous steps. */
export const changeEmailDraft = wizardDraft('change_email', { open: ['email'], secret: ['password'] })

/**
 * Returns the zero-based step of an address, or an earlier one with missing entries. After a reload the password
 * is missing.
 */
export function stepAt({ pathname, search }: { pathname: string; search: string }): 0 | 1 | 2 {
  const typed = changeEmailDraft.read()
  const isNamed = (step: 1 | 2) => CHANGE_EMAIL_STEPS[step].to === pathname + search
  if (typed.email && typed.password && isNamed(2)) return 2
  return typed.email && (isNamed(1) || isNamed(2)) ? 1 : 0
}

/** Returns the entries of an object for fields of this step, of earlier ones, or of no step. */
export function upToStep<T>(step: number, byField: { readonly [field: string]: T }): { [field: string]: T } {
  const later = CHANGE_EMAIL_STEPS.slice(step + 1).map(({ field }): string => field)
  return Object.fromEntries(Object.entries(byField).filter(([field]) => !later.includes(field)))
}
