import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'

const Notification = z.object({
  kind: z.enum(['order', 'withdrawal', 'message', 'review', 'backup']).describe('`backup`: a backup failed'),
  id: z.int().describe('id of the record; 0 for a backup'),
  subject: z.string().describe('name of the customer, subject of the message, product, or reason of the failure'),
  total: z.string().nullable().describe('total of an order in euros; null for others'),
  at: z.iso.datetime(),
  is_new: z.boolean().describe('the user has not seen it yet'),
})
export type Notification = z.infer<typeof Notification>

const Notifications = z.object({
  notifications: z.array(Notification).describe('the latest 30 of the last 30 days, newest first'),
})

const tags = ['Staff']

export const getNotifications = endpoint({
  method: 'GET',
  url: '/api/admin/notifications/',
  schema: {
    summary: 'Get the latest orders, withdrawals, messages, reviews and failures for the user’s role',
    tags,
    response: { 200: Notifications },
  },
  config: { allow: 'staff' },
})

export const markNotificationsSeen = endpoint({
  method: 'PUT',
  url: '/api/admin/notifications/seen/',
  schema: {
    summary: 'Mark notifications as seen by the user',
    tags,
    body: z.object({
      until: z.iso
        .datetime('Enter a time such as 2026-11-27T09:00:00Z.')
        .describe('time of the newest notification that was shown'),
    }),
    response: { 204: z.undefined() },
  },
  config: { allow: 'staff' },
})
