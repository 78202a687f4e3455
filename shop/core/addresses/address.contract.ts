import { z } from 'zod'
import { maybeLine, textLine } from '../../../lib/fields.contract.ts'
import { fieldText } from '../../../lib/forms/field-texts.ts'
import { COUNTRY_CODES, isCountryCode } from '../../../lib/places/countries.ts'
import { readPostcode } from './postcodes.contract.ts'

/**
 * A line that, if invalid, does not stop the validation of the whole address. zod skips refinements of objects with an
 * invalid field, so a wrong postcode would be reported only after a blank name was fixed.
 */
const line = (rule: z.ZodType<string>) =>
  z.string().transform((typed, context) => {
    const read = rule.safeParse(typed, { error: fieldText })
    if (read.success) return read.data
    for (const { message } of read.error.issues) context.addIssue({ code: 'custom', message })
    return z.NEVER
  })

/** A phone number without separators. */
const Phone = maybeLine(40)
  .transform((typed) => typed.replace(/^(\+\d+)\s*\(0\)/, '$1').replace(/[\s./()\-‐‑–]/g, ''))
  .refine((phone) => phone === '' || /^\+?\d{6,20}$/.test(phone), 'Enter a phone number of 6 to 20 digits.')

/** Whether postcode and country can be validated together. */
function isLocated(value: unknown): boolean {
  const { country, postcode } = (value ?? {}) as Record<string, unknown>
  return typeof postcode === 'string' && typeof country === 'string' && isCountryCode(country)
}

/**
 * A postal address in any country that the shop supports, with its postcode in that country's format. The caller
 * checks whether the shop delivers there.
 */
export const Address = z
  .object({
    name: line(textLine(80)),
    company: line(maybeLine(80)).default(''),
    street: line(textLine(100)),
    second_line: line(maybeLine(100)).default('').describe('second address line, such as staircase, flat or c/o'),
    postcode: line(textLine(20)).describe(
      'postcode in the format of the country; spaces, dashes and case are corrected',
    ),
    town: line(textLine(60)),
    country: z.enum(COUNTRY_CODES).describe('ISO 3166-1 alpha-2 country code'),
    phone: line(Phone)
      .default('')
      .describe('phone number with 6 to 20 digits, optionally with a leading +; empty if unknown'),
  })
  .superRefine(
    ({ country, postcode }, context) => {
      const read = readPostcode(country, postcode)
      if ('wrong' in read) context.addIssue({ code: 'custom', path: ['postcode'], message: read.wrong })
    },
    { when: ({ value }) => isLocated(value) },
  )
  .overwrite((address) => ({ ...address, ...readPostcode(address.country, address.postcode) }))
export type Address = z.output<typeof Address>
