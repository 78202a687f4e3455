import { z } from 'zod'
import { textLine } from '../../../../lib/fields.contract.ts'

/** What somebody types who means it: the address of whoever is to be forgotten. */
export const ErasureForm = z.object({ email: textLine(254) })
