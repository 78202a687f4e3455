import { z } from 'zod'
import { maybeText } from '../../../../lib/fields.contract.ts'

/** What staff write down about a customer. Nothing takes it away. */
export const CustomerNoteForm = z.object({ words: maybeText(2000) })
