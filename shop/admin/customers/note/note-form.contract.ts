import { z } from 'zod'
import { maybeText } from '../../../../lib/fields.contract.ts'

/** A note of staff about a customer. An empty text removes it. */
export const CustomerNoteForm = z.object({ words: maybeText(2000) })
