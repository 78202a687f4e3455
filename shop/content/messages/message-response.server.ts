import type { Selectable } from 'kysely'
import type { Schema } from '../../../server/db/schema.ts'
import type { StaffMessage } from './contact.contract.ts'

/** Returns a message as staff see it. */
export const messageResponse = ({
  id,
  name,
  email,
  title,
  body,
  order_id,
  created_at,
  answered_at,
}: Selectable<Schema['contact_messages']>): StaffMessage => ({
  ...{ id, name, email, title, body, order: order_id },
  time_created: created_at.toISOString(),
  answered_on: answered_at?.toISOString() ?? null,
})
