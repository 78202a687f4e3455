import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Kind, MethodId } from '../payments.contract.ts'

const RegisteredMethod = z.object({
  id: MethodId,
  text: z.string().describe('name, such as `By bank transfer`'),
  kind: Kind,
  is_connected: z.boolean().describe('false for an online method without a connected provider'),
})
export type RegisteredMethod = z.infer<typeof RegisteredMethod>

export const getPaymentMethods = endpoint({
  method: 'GET',
  url: '/api/payment_methods/',
  schema: {
    summary: 'Get all payment methods of the shop, in the order of the checkout',
    tags: ['Settings'],
    response: { 200: z.array(RegisteredMethod) },
  },
  config: { allow: 'owner' },
})
