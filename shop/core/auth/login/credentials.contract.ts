import { z } from 'zod'
import { KnownEmail, Password } from '../../../../lib/fields.contract.ts'

/** What somebody logs in with. */
export const Credentials = z.object({ email: KnownEmail, password: Password })

/** By which somebody who has signed in elsewhere proves that an account is theirs. */
export const OwnPassword = z.object({ password: Password })
