import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { STAFF_SLOTS } from '../../../core/extensions/slots/staff-slots.contract.ts'
import { LanguageName } from '../../../core/translations/language-name.contract.ts'

/** The counts of pending work for the role of a staff member, and the pages of extensions in the navigation. */
export const Waiting = z
  .object({
    notifications: z.int().describe('number of notifications that the user has not seen, at most 100 of each kind'),
    orders: z.int().describe('number of orders to prepare or ship'),
    payments: z.int().describe('number of payments, refunds and webhooks that need attention'),
    withdrawals: z.int().describe('number of open withdrawals'),
    messages: z.int().describe('number of unanswered messages'),
    reviews: z.int().describe('number of reported reviews without a decision'),
    extension_pages: z
      .array(z.object({ extension: z.string(), name: z.string(), title: z.string() }))
      .describe('admin pages of extensions; absent without any'),
    extension_slots: z
      .array(z.enum(STAFF_SLOTS))
      .describe('slots of admin pages that extensions fill; absent without any'),
    languages: z
      .array(LanguageName)
      .describe('languages into which staff translate; absent in a shop with one language'),
  })
  .partial()
export type Waiting = z.infer<typeof Waiting>
export type WaitingKey = Exclude<keyof Waiting, 'extension_pages' | 'extension_slots' | 'languages'>

export const getWaiting = endpoint({
  method: 'GET',
  url: '/api/admin/waiting/',
  schema: {
    summary: 'Get the numbers of tasks for the user’s role, and the pages of extensions',
    tags: ['Staff'],
    response: { 200: Waiting },
  },
  config: { allow: 'staff' },
})
