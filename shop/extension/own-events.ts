import type { z } from 'zod'
import type { ExtraKind } from './fields.ts'

/** A type of event that an extension records. Webhooks and `GET /api/events/` name it `x.<extension>.<name>`. */
export interface OwnEvent<Data extends z.ZodObject = z.ZodObject> {
  /** Lower-case letters, digits and hyphens, at most 40 characters. Stored with each event, so it never changes. */
  name: string
  /** The kind of record. The events of one record are ordered, also with those of the shop. */
  of: ExtraKind
  /** When the event occurs, shown to owners and in the API reference. */
  summary: string
  /** Ids and a few values. Never personal data: events are stored for a year and sent to other systems. */
  data: Data
}

/** Defines a type of event: `event({ name: 'points-granted', of: 'customer', summary: '…', data: … })`. */
export const event = <Data extends z.ZodObject>(definition: OwnEvent<Data>): OwnEvent<Data> => definition

/**
 * Records an event. Webhooks deliver it after the commit.
 * @param happened the id of the record, and the data
 * @throws Error for an event that is not in `events` of the extension, or with invalid data
 */
export type RecordEvent = <Data extends z.ZodObject>(
  event: OwnEvent<Data>,
  happened: { subject: number; data: z.output<Data> },
) => Promise<void>
