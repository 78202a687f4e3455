import { z } from 'zod'
import { KnownEmail, Password } from '../../../../lib/fields.contract.ts'

/** The login credentials. */
export const Credentials = z.object({ email: KnownEmail, password: Password })

/** The password that proves ownership of the account after a social login. */
export const OwnPassword = z.object({ password: Password })
