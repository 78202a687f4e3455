import { z } from 'zod'
import { maybeLine, Tick } from '../../../../../lib/fields.contract.ts'

/** A tracking number, or the address of a tracking page; empty for none. */
export const Tracking = maybeLine(200)

/** The form that adds, corrects or removes the tracking number of an order. */
export const TrackingForm = z.object({
  tracking: Tracking,
  seen: Tracking.describe('the tracking number last read, empty for none; refused (409) if it has changed'),
  email: Tick.optional().describe('e-mail the new tracking number to the customer'),
})
