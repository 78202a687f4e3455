import { z } from 'zod'
import { text } from '../../../../lib/fields.contract.ts'
import { MAX_REPLY } from './max-reply.contract.ts'

/** What a ready-made answer leaves open, for a person to fill in: nobody may read it. */
export const PLACEHOLDERS = ['{name}', '{order}'] as const

/** An answer of the staff. */
export const AnswerBody = z.object({
  body: text(1, MAX_REPLY).superRefine((body, context) => {
    for (const placeholder of PLACEHOLDERS)
      if (body.includes(placeholder))
        context.addIssue({ code: 'custom', message: `Write what belongs in the place of ${placeholder}.` })
  }),
})

/** What somebody wrote once more. */
export const ReplyForm = z.object({ body: text(1, MAX_REPLY) })
