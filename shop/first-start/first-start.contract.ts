import { z } from 'zod'
import { endpoint } from '../../lib/endpoint.ts'
import { UserWithToken } from '../session/session.contract.ts'
import { FirstStartForm } from './first-start-form.contract.ts'

export const beginShop = endpoint({
  method: 'POST',
  url: '/api/first_start/',
  schema: {
    summary: 'Name the shop and make the first account of its staff',
    description:
      'With the token of the address that the start of the program prints, or `npm run staff -- --first`: it holds for a day, once, and only while nobody runs the shop (409).',
    tags: ['Staff'],
    body: FirstStartForm.extend({ token: z.string().max(100) }),
    response: { 201: UserWithToken },
  },
  config: { allow: 'anyone', traced: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
})
