import { z } from 'zod'
import { Code, Email, NewPassword, Password, PersonName } from '../../../lib/fields.contract.ts'

// What the forms of the account hold. Pages load it with the first field that somebody enters, because it brings zod.

export const WithEmail = z.object({ email: Email })
export const WithPassword = z.object({ password: Password })
export const WithCode = z.object({ email_verification_code: Code })
/** What the answer to asking for a code brought; with it the code has tries of its own. */
export const WithRequest = z.object({ request: z.string().max(100).optional() })

export const Names = z.object({ first_name: PersonName, last_name: PersonName })
/** An identity provider may know only one name. */
export const OneName = Names.extend({ last_name: PersonName.or(z.literal('')) })

export const NewAccount = Names.extend({
  ...WithEmail.shape,
  password: NewPassword,
  agreed_to_terms: z.literal(true, 'You must agree to the terms.'),
  ...WithCode.shape,
})

/** For a forgotten password. */
export const NewPasswords = z
  .object({ password1: NewPassword, password2: z.string() })
  .refine(({ password1, password2 }) => password1 === password2, atTheSecond('password1'))

/** For a password that is known. */
export const ChangedPassword = z
  .object({ old_password: Password, password: NewPassword, password2: z.string() })
  .refine(({ password, password2 }) => password === password2, atTheSecond('password'))

/** Where and when it is said that two passwords differ: also while other fields are wrong or missing. */
function atTheSecond(first: string) {
  const both = z.object({ [first]: z.string(), password2: z.string() })
  return {
    path: ['password2'],
    message: 'Passwords do not match',
    when: ({ value }: { value: unknown }) => both.safeParse(value).success,
  }
}
