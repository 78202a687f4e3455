import { z } from 'zod'
import { endpoint } from '../../../lib/endpoint.ts'
import { ID, Integer, textLine } from '../../../lib/fields.contract.ts'

/** The version of the text in `texts.en.ts`. Increase it with each change of that text. */
export const CONSENT_TEXT_VERSION = 1

/** Whether a customer agreed to marketing e-mails. `pending`: not confirmed by the link of the e-mail yet. */
export const CONSENT_STATES = ['none', 'pending', 'confirmed', 'withdrawn'] as const
export type ConsentState = (typeof CONSENT_STATES)[number]

/** Where consent was given or withdrawn: `link` is a link in an e-mail, `shop` the program itself. */
const CONSENT_SOURCES = ['account', 'sign_up', 'checkout', 'import', 'staff', 'link', 'shop'] as const
export type ConsentSource = (typeof CONSENT_SOURCES)[number]

const CONSENT_EVENTS = ['requested', 'confirmed', 'withdrawn', 'expired', 'address_changed', 'account_deleted'] as const
export type ConsentEvent = (typeof CONSENT_EVENTS)[number]

/** The consent of a customer to marketing e-mails, with its history. */
export const MarketingConsent = z.object({
  state: z.enum(CONSENT_STATES),
  time_changed: z.iso.datetime().nullable().describe('time of the last change; null for `none`'),
  source: z.enum(CONSENT_SOURCES).nullable().describe('where consent was requested or withdrawn; null for `none`'),
  wording: z.string().nullable().describe('text that the customer agreed to; null for `none`'),
  text_version: z.int().nullable(),
  history: z
    .array(
      z.object({
        event: z.enum(CONSENT_EVENTS),
        source: z.enum(CONSENT_SOURCES),
        by: z.string().nullable().describe('staff member; null for the customer and for the shop'),
        wording: z.string().nullable().describe('text of a request or confirmation'),
        text_version: z.int().nullable(),
        time_created: z.iso.datetime(),
      }),
    )
    .describe('all changes, oldest first'),
})
export type MarketingConsent = z.infer<typeof MarketingConsent>

/** The address in the links of marketing e-mails. */
const UnsubscribeQuery = z.object({ user: z.string().regex(ID), key: z.string().max(100) })

const tags = ['Account']
const url = '/api/marketing_consent/'
const OwnConsent = MarketingConsent.omit({ history: true })

export const readOwnConsent = endpoint({
  method: 'GET',
  url,
  schema: {
    summary: 'Get the user’s consent to e-mails about offers',
    tags,
    response: { 200: OwnConsent },
  },
  config: { allow: 'customer' },
})

export const requestConsent = endpoint({
  method: 'POST',
  url,
  schema: {
    summary: 'Request e-mails about offers; an e-mail with a confirmation link is sent',
    description:
      'Consent counts only after it is confirmed by the link, which is valid for 7 days. Limits: 5 e-mails per day to one address, 20 requests per hour from one network.',
    tags,
    body: z.object({
      source: z.enum(['account', 'checkout']),
      text_version: Integer.describe('version of the text that was shown; refused (409) if it is not the current one'),
    }),
    response: { 200: OwnConsent },
  },
  config: { allow: 'customer' },
})

export const withdrawOwnConsent = endpoint({
  method: 'DELETE',
  url,
  schema: {
    summary: 'Withdraw the consent to e-mails about offers',
    description: 'A repeated request has no effect.',
    tags,
    response: { 200: OwnConsent },
  },
  config: { allow: 'customer' },
})

export const confirmConsent = endpoint({
  method: 'POST',
  url: '/api/marketing_consent/confirmations/',
  schema: {
    summary: 'Confirm the consent to e-mails about offers by the link of the e-mail',
    description:
      'Requires no login. Confirming again has no effect. Refused (404) if the link is invalid, has expired or was withdrawn.',
    tags,
    body: z.object({ request: Integer, key: textLine(100) }),
    response: { 200: z.object({ wording: z.string().describe('text that the customer agreed to') }) },
  },
  config: { allow: 'anyone', rateLimit: { max: 60, timeWindow: '10 minutes' } },
})

export const unsubscribe = endpoint({
  method: 'POST',
  url: '/api/unsubscribe/',
  schema: {
    summary: 'Unsubscribe from e-mails about offers by the link of an e-mail, with one request (RFC 8058)',
    description:
      'Requires no login. A repeated request and one about a deleted account have no effect. Refused (404) if the link is invalid. Mail programs send `List-Unsubscribe=One-Click` as a form; the body is ignored.',
    tags,
    querystring: UnsubscribeQuery,
    response: { 204: z.undefined() },
  },
  // One network may send the requests of all customers of a mail provider.
  config: { allow: 'anyone', rateLimit: { max: 600, timeWindow: '10 minutes' } },
})
