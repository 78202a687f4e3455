import { endpoint } from '../../../../../lib/endpoint.ts'
import { IdAddress } from '../../../../../lib/fields.contract.ts'
import { StaffOrder } from '../staff-orders.contract.ts'
import { TrackingForm } from './tracking-form.contract.ts'

export const saveTracking = endpoint({
  method: 'PUT',
  url: '/api/staff_orders/:id/tracking/',
  schema: {
    summary: 'Add, correct or remove the tracking number of a shipped or delivered order',
    description:
      'A “shipped” e-mail that has not been sent yet is replaced. Otherwise `email` sends one e-mail per change; a repeated request sends none. Orders to be collected have no tracking number.',
    tags: ['Orders'],
    params: IdAddress,
    body: TrackingForm,
    response: { 200: StaffOrder },
  },
  config: { allow: 'orders', scope: 'orders:write' },
})
