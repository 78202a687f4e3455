import { z } from 'zod'
import { Email, NewPassword } from '../../lib/fields.contract.ts'

export const KnownEmail = z.object({ email: Email })

export const NewPasswords = z
  .object({ password1: NewPassword, password2: z.string() })
  .refine(({ password1, password2 }) => password1 === password2, {
    path: ['password2'],
    message: 'Passwords do not match',
  })
