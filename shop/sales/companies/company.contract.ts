import { z } from 'zod'
import { normalSiren, sirenOfVatNumber, sirenProblem } from '../../../lib/company-numbers/siren.ts'
import { isVatNumber, normalVatNumber, vatNumberProblem } from '../../../lib/company-numbers/vat-number.ts'
import { endpoint } from '../../../lib/endpoint.ts'
import { IdAddress, Integer, maybeLine, textLine } from '../../../lib/fields.contract.ts'

const VAT_PROBLEMS = {
  format: 'VAT numbers of this country have another format. Check the number.',
  checksum: 'This VAT number is not valid: a character is missing or mistyped.',
  prefix: 'Enter the VAT number with its country code, such as DE136695976.',
}
const SIREN_PROBLEMS = {
  format: 'A SIREN has 9 digits.',
  checksum: 'This SIREN is not valid: a digit is missing or mistyped.',
}

/** Returns a VAT number without separators; reports a validation error for an invalid one. */
function checkVatNumber(typed: string, context: z.RefinementCtx<string>): string {
  if (typed === '') return ''
  const problem = vatNumberProblem(typed) ?? (isVatNumber(typed) ? undefined : 'prefix')
  if (problem === undefined) return normalVatNumber(typed)
  context.addIssue({ code: 'custom', message: VAT_PROBLEMS[problem] })
  return z.NEVER
}

/** Returns a SIREN without separators; reports a validation error for an invalid one. */
function checkSiren(typed: string, context: z.RefinementCtx<string>): string {
  if (typed === '') return ''
  const problem = sirenProblem(typed)
  if (problem === undefined) return normalSiren(typed)
  context.addIssue({ code: 'custom', message: SIREN_PROBLEMS[problem] })
  return z.NEVER
}

const VatNumber = maybeLine(20)
  .transform(checkVatNumber)
  .describe('VAT number of a member state with its country code; separators are removed')

/** The company that buys, as the customer enters it. */
export const Company = z
  .object({
    name: textLine(120).describe('registered name of the company'),
    vat_number: VatNumber.default(''),
    siren: maybeLine(20)
      .transform(checkSiren)
      .default('')
      .describe('the nine digits of a French company; separators are removed'),
  })
  .superRefine(({ vat_number, siren }, context) => {
    const expected = sirenOfVatNumber(vat_number)
    if (siren !== '' && expected !== undefined && siren !== expected)
      context.addIssue({ code: 'custom', path: ['siren'], message: 'This SIREN does not belong to the VAT number.' })
  })
export type Company = z.output<typeof Company>

/** The company of an order as it is shown. */
export const OrderCompany = z.object({ name: z.string(), vat_number: z.string(), siren: z.string() })
export type OrderCompany = z.infer<typeof OrderCompany>

/** Results of the check with VIES; `unknown` until VIES answers. */
export const VAT_CHECK_RESULTS = ['valid', 'invalid', 'unknown'] as const
export const VatCheckResult = z.enum(VAT_CHECK_RESULTS)
export type VatCheckResult = z.infer<typeof VatCheckResult>

/** The company of an order with the proof of its VAT number, for staff. */
export const CheckedCompany = OrderCompany.extend({
  version: z.int(),
  vat_check: VatCheckResult.nullable().describe('null without a VAT number'),
  checked_name: z.string().describe('name of the company in VIES; empty if VIES does not publish it'),
  request_identifier: z.string().describe('proof of the check, issued by VIES'),
  checked_at: z.iso.datetime().nullable(),
})
export type CheckedCompany = z.infer<typeof CheckedCompany>

export const checkCompany = endpoint({
  method: 'POST',
  url: '/api/checkout/company/',
  schema: {
    summary: 'Check the details of a company, and its VAT number with VIES',
    description:
      'Waits at most 3 seconds for VIES. Without an answer, VAT is charged, and the number of a placed order is checked later.',
    tags: ['Checkout'],
    body: Company,
    response: {
      200: z.object({
        company: OrderCompany,
        vat_check: VatCheckResult.nullable().describe('null without a VAT number'),
      }),
    },
  },
  config: {
    allow: 'customer',
    requiresOpenShop: true,
    limitPerCustomer: { countsAs: 'checked companies', max: 30, timeWindow: '1 hour' },
  },
})

export const correctCompany = endpoint({
  method: 'PUT',
  url: '/api/staff_orders/:id/company/',
  schema: {
    summary: 'Set the company of an order',
    description:
      'Prices and VAT of the order do not change. The VAT number of an order without VAT can’t be changed. Issued documents keep the former details.',
    tags: ['Orders'],
    params: IdAddress,
    body: Company.safeExtend({
      version: Integer.describe('version last read; 0 for an order without a company; refused (409) if it has changed'),
    }),
    response: { 200: CheckedCompany },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})
