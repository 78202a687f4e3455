import { z } from 'zod'
import { defineEvent } from '../../../../lib/event-type.ts'

export const customerCreated = defineEvent({
  type: 'customer.created',
  subject: 'customer',
  data: z.object({}),
  summary: 'An account is created.',
})

export const customerErased = defineEvent({
  type: 'customer.erased',
  subject: 'customer',
  data: z.object({}),
  summary: 'An account is deleted. Receivers delete their data of this customer.',
})
