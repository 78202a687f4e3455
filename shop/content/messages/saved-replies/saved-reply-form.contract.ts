import { z } from 'zod'
import { text, textLine } from '../../../../lib/fields.contract.ts'

/** A ready-made answer. What stands in braces would reach people as it is, so only what can be filled in may. */
export const SavedReplyForm = z.object({
  name: textLine(60),
  body: text(1, 2_000).superRefine((body, context) => {
    for (const [braced] of body.matchAll(/\{[^{}\n]*\}/g))
      if (braced !== '{name}' && braced !== '{order}')
        context.addIssue({ code: 'custom', message: `${braced} is none of {name}, {order}.` })
  }),
})
