import { endpoint } from '../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../lib/fields.contract.ts'
import { MarketingConsent } from '../../../core/marketing-consent/marketing-consent.contract.ts'

const url = '/api/staff_customers/:id/marketing_consent/'
const schema = { tags: ['Customers'], params: IdAddress, response: { 200: MarketingConsent } }
const config = { allow: 'orders', scope: 'customers:write' } as const

export const requestCustomerConsent = endpoint({
  method: 'POST',
  url,
  schema: {
    summary: 'Send a customer the link that confirms e-mails about offers',
    description:
      'For customers who asked for these e-mails in person or by telephone. The consent counts only after the customer confirms it. Limits as for a request by the customer.',
    ...schema,
  },
  config,
})

export const withdrawCustomerConsent = endpoint({
  method: 'DELETE',
  url,
  schema: { summary: 'Withdraw the consent of a customer at their request', ...schema },
  config,
})
