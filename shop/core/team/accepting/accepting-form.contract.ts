import { z } from 'zod'
import { NewPassword, PersonName } from '../../../../lib/fields.contract.ts'

/** What the link of an invitation carries. */
export const WithInvitation = z.object({ code: z.string().min(1).max(100) })

/** The account of somebody who is invited and has none: the address is known, and proved by the link. */
export const InvitedAccount = z.object({ first_name: PersonName, last_name: PersonName, password: NewPassword })
