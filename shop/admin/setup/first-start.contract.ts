import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { UserWithToken } from '../../core/auth/session.contract.ts'
import { LanguageName } from '../../core/translations/language-name.contract.ts'
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
      'Does not use the link. `holds`: valid. `used`: the shop has an owner. `expired`: older than a day, replaced or unknown.',
    tags: ['Staff'],
    body: z.object({ token: FirstToken }),
    response: { 200: z.object({ state: z.enum(FIRST_ADDRESS_STATES) }) },
  },
  config: { allow: 'anyone', inEveryLanguage: true, rateLimit: { max: 60, timeWindow: '10 minutes' } },
})

export const beginShop = endpoint({
  method: 'POST',
  url: '/api/first_start/',
  schema: {
    summary: 'Set the shop’s name and create the first staff account',
    description:
      'Requires the token of the link that the server prints at start, or `npm run staff -- --first`. The link is valid for one day and one use. Refused (409) if the shop has an owner.',
    tags: ['Staff'],
    body: FirstStartForm.extend({
      token: FirstToken,
      language: LanguageName.optional().describe('first language of the pages; default: English'),
    }),
    response: { 201: UserWithToken },
  },
  config: { allow: 'anyone', inEveryLanguage: true, traced: true, rateLimit: { max: 10, timeWindow: '1 minute' } },
})
