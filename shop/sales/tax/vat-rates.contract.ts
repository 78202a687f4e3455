import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Day } from '../../../lib/forms/days.contract.ts'
import { VAT_COUNTRY_CODES } from '../../../lib/places/countries.ts'
import { VAT_CLASSES } from '../../catalog/products/read/legal/product-choices.contract.ts'
import { resourceContract } from '../../core/admin-kit/resource/resource.contract.ts'

/** The classes that need a rate; `zero` and `gift_card` are untaxed. */
export const TAXED_CLASSES = VAT_CLASSES.filter((one) => one !== 'zero' && one !== 'gift_card')

/** A percentage with up to two decimals. `hundredthsOf` converts it. */
const Percent = z
  .string()
  .trim()
  .regex(/^\d{1,2}([.,]\d{1,2})?$/, { error: 'Enter a percentage such as 20 or 5.5.', abort: true })
  .refine((percent) => hundredthsOf(percent) <= 5000, 'Ensure this value is less than or equal to 50.')

/** Returns a percentage in hundredths of a percent. */
export const hundredthsOf = (percent: string): number => Math.round(Number(percent.replace(',', '.')) * 100)

const Country = z.enum(VAT_COUNTRY_CODES, 'Choose a country.')
const Class = z.enum(TAXED_CLASSES, 'Choose a class.')

/** The form of a VAT rate. */
export const VatRateForm = z.object({
  country: Country,
  vat_class: Class,
  percent: Percent.describe('percentage, such as `20` or `5.5`'),
  valid_from: Day.describe(
    'first day on which the rate applies, in the shop’s time zone; a past day if no order was charged with the earlier rate since',
  ),
})

const VatRate = z.object({
  id: z.int(),
  country: z.enum(VAT_COUNTRY_CODES),
  vat_class: z.enum(TAXED_CLASSES),
  percent: z.string(),
  valid_from: z.string(),
  is_coming: z.boolean().describe('the rate does not apply yet and can be changed and deleted'),
  version: z.int(),
})
export type VatRate = z.infer<typeof VatRate>

const YearOfSales = z.object({
  year: z.int(),
  net: z.string().describe('sales to other member states, without VAT and refunds; euros with two decimals'),
  share: z.int().describe('percentage of the threshold, rounded down'),
})
export type YearOfSales = z.infer<typeof YearOfSales>

const tags = ['Selling']
const config = { allow: 'owner' } as const

export const listVatRates = endpoint({
  method: 'GET',
  url: '/api/vat_rates/',
  schema: {
    summary: 'Get VAT rates by country, and sales to other member states',
    tags,
    response: {
      200: z.object({
        mode: z.enum(['', 'none', 'home', 'destination']),
        rates: z.array(VatRate).describe('current and future rates'),
        missing: z
          .array(
            z.object({
              vat_class: z.enum(TAXED_CLASSES),
              products: z.int(),
              countries: z.array(z.enum(VAT_COUNTRY_CODES)),
            }),
          )
          .describe('classes of products for sale without a rate in a country; the standard rate applies'),
        threshold: z.string().describe('annual sales above which VAT is due abroad; euros with two decimals'),
        sold_abroad: z.array(YearOfSales).describe('current and previous year'),
      }),
    },
  },
  config,
})

export const vatRates = resourceContract({
  path: '/api/vat_rates/',
  allow: 'owner',
  schema: {
    tag: 'Selling',
    list: 'rates',
    item: VatRate,
    form: VatRateForm,
    summaries: {
      list: 'List the VAT rates',
      add: 'Create a VAT rate that applies from a day; earlier rates are not changed',
      change: 'Update a VAT rate that does not apply yet',
      remove: 'Delete a VAT rate that does not apply yet',
    },
  },
})

export const removeVatRate = endpoint({
  method: 'DELETE',
  url: '/api/vat_rates/:country/:vat_class/:valid_from/',
  schema: {
    summary: 'Delete a VAT rate that does not apply yet, by its country, class and first day',
    tags,
    params: z.object({ country: z.string(), vat_class: z.string(), valid_from: Day }),
    response: { 204: z.undefined() },
  },
  config,
})
