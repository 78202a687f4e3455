import { z } from 'zod'
import { Code, Email, Integer, NewPassword, Password, PersonName } from '../../../lib/fields.contract.ts'

// Schemas of the account forms. Imported when a field gets the focus, because they bring zod.

export const WithEmail = z.object({ email: Email })
export const WithPassword = z.object({ password: Password })
export const WithCode = z.object({ email_verification_code: Code })
/** The request id from the response of a code request. A code with its request has its own attempt limit. */
export const WithRequest = z.object({ request: z.string().max(100).optional() })

export const Names = z.object({ first_name: PersonName, last_name: PersonName })
/** An identity provider may know only one name. */
export const OptionalLastName = Names.extend({ last_name: PersonName.or(z.literal('')) })

export const NewAccount = Names.extend({
  ...WithEmail.shape,
  password: NewPassword,
  agreed_to_terms: z.literal(true, 'You must agree to the terms.'),
  offers_text_version: Integer.optional().describe(
    'version of the text about e-mails about offers, if the visitor agreed to it',
  ),
  ...WithCode.shape,
})

/** For a password reset. */
export const NewPasswords = z
  .object({ password1: NewPassword, password2: z.string() })
  .refine(({ password1, password2 }) => password1 === password2, atTheSecond('password1'))

/** For a password change with the old password. */
export const ChangedPassword = z
  .object({ old_password: Password, password: NewPassword, password2: z.string() })
  .refine(({ password, password2 }) => password === password2, atTheSecond('password'))

/** Reports different passwords at the second field, also while other fields are invalid or missing. */
function atTheSecond(first: string) {
  const both = z.object({ [first]: z.string(), password2: z.string() })
  return {
    path: ['password2'],
    message: 'Passwords do not match',
    when: ({ value }: { value: unknown }) => both.safeParse(value).success,
  }
}
