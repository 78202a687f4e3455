import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Tick } from '../../../lib/fields.contract.ts'

/** The recommended items of the launch checklist, which owners can dismiss. */
const RECOMMENDED_KEYS = ['name', 'logo', 'makers', 'pages', 'notifications', 'backup', 'guarantees', 'french'] as const

/** The items of the launch checklist. */
const READINESS_KEYS = [
  ...(['seller', 'contact', 'mediator', 'vat', 'product', 'delivery', 'payment', 'notice'] as const),
  ...(['provider', 'https', 'email', ...RECOMMENDED_KEYS] as const),
] as const
export type ReadinessKey = (typeof READINESS_KEYS)[number]
export type RecommendedKey = (typeof RECOMMENDED_KEYS)[number]

const ReadinessLine = z.object({
  key: z.enum(READINESS_KEYS),
  is_ready: z.boolean(),
  is_needed: z.boolean().describe('false for a recommendation, which does not prevent opening the shop'),
  is_dismissed: z.boolean().describe('an owner marked the recommendation as not needed'),
  missing: z.array(z.string()).describe('names of the settings that are missing'),
  count: z.int().nullable().describe('number of affected products or pages; null for other items'),
})
export type ReadinessLine = z.infer<typeof ReadinessLine>

const Readiness = z.object({
  storefront: z.enum(['live', 'coming_soon']).describe('`coming_soon`: only staff can read the catalogue'),
  is_complete: z.boolean().describe('the storefront is live, the checkout is open and no item is left'),
  is_open: z.boolean().describe('orders can be placed; false in test mode'),
  test_mode: z
    .enum(['unavailable', 'off', 'on'])
    .describe('whether the checkout takes test orders; unavailable without demo products or in an open shop'),
  lines: z.array(ReadinessLine),
})
export type Readiness = z.infer<typeof Readiness>

const tags = ['Selling']
const config = { allow: 'owner' } as const

export const getReadiness = endpoint({
  method: 'GET',
  url: '/api/selling/',
  schema: {
    summary: 'Get whether the checkout is open, and the missing requirements',
    tags,
    response: { 200: Readiness },
  },
  config,
})

export const sendTestEmail = endpoint({
  method: 'POST',
  url: '/api/selling/test_email/',
  schema: {
    summary: 'Send the user a test e-mail with a code',
    tags,
    response: { 202: z.object({ to: z.string() }) },
  },
  config,
})

export const confirmTestEmail = endpoint({
  method: 'POST',
  url: '/api/selling/confirm_email/',
  schema: {
    summary: 'Confirm the test e-mail by its code',
    tags,
    body: z.object({ code: z.string().trim() }),
    response: { 204: z.undefined() },
  },
  config,
})

export const openSelling = endpoint({
  method: 'PUT',
  url: '/api/selling/',
  schema: {
    summary: 'Open or close the checkout',
    description:
      'Opening is refused (409) while required items are missing. Closing stops new orders at once in every process; existing orders continue.',
    tags,
    body: z.object({ is_open: Tick }),
    response: { 200: Readiness },
  },
  config,
})

export const switchStorefront = endpoint({
  method: 'PUT',
  url: '/api/selling/storefront/',
  schema: {
    summary: 'Show the storefront to visitors, or the coming-soon page',
    tags,
    body: z.object({ is_live: Tick }),
    response: { 200: Readiness },
  },
  config,
})

export const dismissRecommendation = endpoint({
  method: 'PUT',
  url: '/api/selling/recommendations/:key/',
  schema: {
    summary: 'Mark a recommended item of the launch checklist as not needed, or as needed again',
    tags,
    params: z.object({ key: z.enum(RECOMMENDED_KEYS) }),
    body: z.object({ is_dismissed: Tick }),
    response: { 200: Readiness },
  },
  config,
})

export const switchTestMode = endpoint({
  method: 'PUT',
  url: '/api/selling/test_mode/',
  schema: {
    summary: 'Try the checkout of the demo, or end the test mode',
    description:
      'Fills empty settings with examples and opens the checkout for test orders. Ending it closes the checkout and removes the examples.',
    tags,
    body: z.object({ is_on: Tick }),
    response: { 200: Readiness },
  },
  config,
})
