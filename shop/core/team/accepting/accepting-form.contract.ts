import { z } from 'zod'
import { NewPassword, PersonName } from '../../../../lib/fields.contract.ts'

/** The code from an invitation link. */
export const WithInvitation = z.object({ code: z.string().min(1).max(100) })

/** The account of an invited person without one. The link proves the e-mail address. */
export const InvitedAccount = z.object({ first_name: PersonName, last_name: PersonName, password: NewPassword })
