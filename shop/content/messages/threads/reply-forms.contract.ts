import { z } from 'zod'
import { text } from '../../../../lib/fields.contract.ts'
import { MAX_REPLY } from './max-reply.contract.ts'

/** Placeholders of saved replies. An answer must not contain them. */
export const PLACEHOLDERS = ['{name}', '{order}'] as const

/** An answer by staff. */
export const AnswerBody = z.object({
  body: text(1, MAX_REPLY).superRefine((body, context) => {
    for (const placeholder of PLACEHOLDERS)
      if (body.includes(placeholder))
        context.addIssue({ code: 'custom', message: `Replace ${placeholder} with its value.` })
  }),
})

/** A further message from the writer. */
export const ReplyForm = z.object({ body: text(1, MAX_REPLY) })
