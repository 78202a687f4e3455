import { z } from 'zod'
import { text } from '../../../../../lib/fields.contract.ts'

/** What staff write down about an order. */
export const NoteForm = z.object({ words: text(1, 2000) })
