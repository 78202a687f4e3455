import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

/** The counts of pending work for the roles of a staff member. */
export const Waiting = z
  .object({
    orders: z.int().describe('paid, or to be paid on collection, and still in the shop'),
    payments: z.int().describe('payments, refunds and notices to which somebody has to see'),
    withdrawals: z.int().describe('that have not ended'),
    messages: z.int().describe('to which nobody has answered'),
    reviews: z.int().describe('reported, and not decided on'),
  })
  .partial()
export type Waiting = z.infer<typeof Waiting>
export type WaitingKey = keyof Waiting

export const getWaiting = endpoint({
  method: 'GET',
  url: '/api/admin/waiting/',
  schema: { summary: 'Get the numbers of tasks for the user’s role', tags: ['Staff'], response: { 200: Waiting } },
  config: { allow: 'staff' },
})
