import { z } from 'zod'

/** A field of an extension, as forms and lists in the admin need it. */
export const FormFieldResponse = z.object({
  name: z.string(),
  kind: z.enum(['text', 'long-text', 'number', 'choice', 'boolean', 'date', 'money']),
  label: z.string(),
  help: z.string().describe('empty without one'),
  is_required: z.boolean(),
  min: z.number().nullable().describe('in cents for `money`; null without a limit'),
  max: z.number().nullable().describe('in characters for texts, in cents for `money`; null without a limit'),
  options: z.array(z.object({ value: z.string(), label: z.string() })).describe('empty for other kinds than `choice`'),
  default: z.union([z.string(), z.number(), z.boolean()]).describe('as in the API: `money` as a text such as `12.50`'),
})
export type FormFieldResponse = z.infer<typeof FormFieldResponse>

/** A value in the API: `money` as a text such as `12.50`, a date as `2026-12-24`. */
export type ApiValue = string | number | boolean
