import { z } from 'zod'
import { Email, Password } from '../../lib/fields.contract.ts'

/** What somebody logs in with. */
export const Credentials = z.object({ email: Email, password: Password })
