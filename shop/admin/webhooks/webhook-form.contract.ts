import { z } from 'zod'
import { textLine } from '../../../lib/fields.contract.ts'

export const MAX_URL = 2_000
/** `x.`, the name of an extension, a dot and the name of its event. */
const MAX_TYPE = 83
const URL_ERROR = 'Enter an address that begins with https://.'

/** The form of a webhook. */
export const WebhookForm = z.object({
  name: textLine(100),
  url: z
    .string()
    .trim()
    .max(MAX_URL, `Ensure this field has no more than ${MAX_URL} characters.`)
    .refine((url) => /^https?:\/\//i.test(url) && URL.canParse(url), URL_ERROR),
  types: z
    .array(z.string().max(MAX_TYPE))
    .min(1, 'Select at least one event.')
    .max(100)
    .nullable()
    .describe('types of events that are sent; null for all, also future ones'),
  is_on: z.boolean(),
})

/** The form of a replay. */
export const ReplayForm = z
  .object({
    from: z.iso.datetime({ error: 'Enter a date and a time.' }),
    until: z.iso.datetime({ error: 'Enter a date and a time.' }),
  })
  .refine(({ from, until }) => new Date(from) < new Date(until), {
    path: ['until'],
    error: 'The end must be after the start.',
  })
