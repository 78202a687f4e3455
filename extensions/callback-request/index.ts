import { defineExtension, endpoint, refuse, secret, text, z } from 'comptoir/extension'

const Request = z.object({
  name: z.string().trim().min(1, 'Enter your name.').max(80),
  phone: z
    .string()
    .trim()
    .regex(/^\+?[\d ()/-]{5,30}$/, 'Enter a phone number, such as +33 1 23 45 67 89.'),
  product: z.string().max(120).optional().describe('slug of the product that the call is about'),
})

/** Customers ask for a call. The requests are sent to a call centre, so the extension stores no customer data. */
export const callbackRequest = defineExtension({
  name: 'callback-request',
  version: '1.0.0',
  for: '^0.1',
  description: 'Customers ask for a call. The requests are sent to the call centre.',
  settings: {
    hours: text({ label: 'Hours of the call centre', default: 'Monday to Friday, 9 to 17', max: 80 }),
    page: text({ label: 'Path of the page with the form', default: '/contact', max: 120 }),
    receiver: text({ label: 'Address of the call centre', help: 'It receives the requests as JSON.', max: 500 }),
    key: secret({ label: 'Key of the call centre' }),
  },
  endpoints: {
    'POST /requests': endpoint({
      summary: 'Ask for a call',
      who: 'anyone',
      body: Request,
      answers: z.object({ hours: z.string() }),
      do: async ({ body, caller }, x) => {
        const { hours, receiver, key } = x.settings() as Record<'hours' | 'receiver' | 'key', string>
        if (receiver === '') throw refuse(409, 'Calls are not offered at the moment.')
        const sent = await fetch(receiver, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
          body: JSON.stringify({ ...body, customer: caller?.id ?? null, at: x.now().toISOString() }),
          signal: AbortSignal.timeout(5_000),
        })
        if (!sent.ok) throw refuse(409, 'Calls can’t be taken at the moment. Try again later.')
        return { hours }
      },
    }),
  },
  slots: {
    'product.description': (_, x) => {
      const { hours, page, receiver } = x.settings()
      return receiver === ''
        ? null
        : { title: 'Questions? We call you back.', lines: [hours], links: [{ text: 'Request a call', to: page }] }
    },
  },
})
