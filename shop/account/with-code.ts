import { z } from 'zod'
import { Code } from '../../lib/fields.contract.ts'

/** The last step of the wizards about an address. */
export const WithCode = z.object({ email_verification_code: Code })
