import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { Email, ID, Integer, textLine } from '../../../lib/fields.contract.ts'

/** The request for a back-in-stock notification. */
export const BackInStockRequest = z.object({
  variant: Integer,
  email: Email.optional().describe(
    'e-mail address for the notification; customers omit it and are notified at the address of their account',
  ),
})

/** A variant with an active notification. */
const AwaitedVariant = z.object({
  variant: z.int(),
  title: z.string().describe('product title'),
  variant_name: z.string(),
  slug: z.string().describe('product slug'),
})
export type AwaitedVariant = z.infer<typeof AwaitedVariant>

/** The token of the e-mail's link. */
export const RequestToken = z.object({ token: textLine(100) })

const tags = ['Back in stock']
const OF_VARIANT = z.object({ variant: z.string().regex(ID, 'A valid integer is required.') })

export const requestBackInStock = endpoint({
  method: 'POST',
  url: '/api/back_in_stock/',
  schema: {
    summary: 'Request a back-in-stock notification for a sold-out variant',
    description:
      'A customer’s request is active immediately. A visitor confirms it by a link in an e-mail. The response does not reveal earlier requests of the address.',
    tags,
    body: BackInStockRequest,
    response: {
      201: z.object({
        confirmed: z.boolean().describe('`true`: active; `false`: to be confirmed by the link in the e-mail'),
      }),
    },
  },
  config: { allow: 'anyone', requiresOpenShop: true, rateLimit: { max: 20, timeWindow: '10 minutes' } },
})

export const listAwaited = endpoint({
  method: 'GET',
  url: '/api/back_in_stock/',
  schema: {
    summary: 'List the customer’s back-in-stock notifications, newest first',
    tags,
    response: { 200: z.array(AwaitedVariant) },
  },
  config: { allow: 'customer', requiresOpenShop: true },
})

export const cancelOwnBackInStock = endpoint({
  method: 'DELETE',
  url: '/api/back_in_stock/:variant/',
  schema: {
    summary: 'Cancel the customer’s notification for a variant, if it exists',
    tags,
    params: OF_VARIANT,
    response: { 204: z.undefined() },
  },
  config: { allow: 'customer' },
})

export const confirmBackInStock = endpoint({
  method: 'POST',
  url: '/api/back_in_stock/confirmations/',
  schema: {
    summary: 'Confirm a back-in-stock notification by the link of its e-mail',
    description: 'Confirming again has no effect. Refused (404) if the request was sent, cancelled or has expired.',
    tags,
    body: RequestToken,
    response: { 200: AwaitedVariant },
  },
  config: { allow: 'anyone', requiresOpenShop: true, rateLimit: { max: 60, timeWindow: '10 minutes' } },
})

export const cancelBackInStock = endpoint({
  method: 'POST',
  url: '/api/back_in_stock/withdrawals/',
  schema: {
    summary: 'Cancel a back-in-stock notification by the link of its e-mail and delete the address',
    description: 'A repeated request has no effect.',
    tags,
    body: RequestToken,
    response: { 204: z.undefined() },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})
