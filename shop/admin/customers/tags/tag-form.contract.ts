import { z } from 'zod'
import { textLine } from '../../../../lib/fields.contract.ts'
import { MAX_TAG_LENGTH } from './tag-limits.contract.ts'

/** The name of a tag; several spaces count as one. */
const TagName = z
  .string()
  .transform((typed) => typed.replace(/\s+/g, ' '))
  .pipe(textLine(MAX_TAG_LENGTH))

export const TagForm = z.object({ name: TagName })
