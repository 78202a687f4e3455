import { z } from 'zod'
import { text, textLine } from '../../../../lib/fields.contract.ts'

/** A saved reply. Only known placeholders are allowed in braces, because others would be sent unchanged. */
export const SavedReplyForm = z.object({
  name: textLine(60),
  body: text(1, 2_000).superRefine((body, context) => {
    for (const [braced] of body.matchAll(/\{[^{}\n]*\}/g))
      if (braced !== '{name}' && braced !== '{order}')
        context.addIssue({ code: 'custom', message: `${braced} is not a placeholder. Use {name} or {order}.` })
  }),
})
