import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { UserWithToken } from '../../core/auth/session.contract.ts'
import { FirstStartForm } from './first-start-form.contract.ts'

/** The token in the URL. */
const FirstToken = z.string().max(100)

/**
 * The state of a first-start URL: valid, unnecessary because the shop has an owner, or expired, replaced or wrong.
 */
const FIRST_ADDRESS_STATES = ['holds', 'used', 'expired'] as const

export const checkFirstAddress = endpoint({
  method: 'POST',
  url: '/api/first_start/state/',
  schema: {
    summary: 'Check whether a link of the first start is valid',
    description:
      'Uses nothing up. `used`: somebody runs the shop. `expired`: it is older than a day, or was never given out.',
    tags: ['Staff'],
    body: z.object({ token: FirstToken }),
    response: { 200: z.object({ state: z.enum(FIRST_ADDRESS_STATES) }) },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})

export const beginShop = endpoint({
  method: 'POST',
  url: '/api/first_start/',
  schema: {
    summary: 'Set the shop’s name and create the first staff account',
    description:
      'With the token of the address that the start of the program prints, or `npm run staff -- --first`: it holds for a day, once, and only while nobody runs the shop (409).',
    tags: ['Staff'],
    body: FirstStartForm.extend({ token: FirstToken }),
    response: { 201: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
})
