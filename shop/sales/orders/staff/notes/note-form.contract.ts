import { z } from 'zod'
import { text } from '../../../../../lib/fields.contract.ts'

/** The form of a staff note about an order. */
export const NoteForm = z.object({ words: text(1, 2000) })
