import { z } from 'zod'
import { maybeLine } from '../../../../../lib/fields.contract.ts'
import { Day } from '../../../../../lib/forms/days.contract.ts'

/** The form for a refund that staff made by bank transfer. */
export const ManualRefundForm = z.object({
  paid_back_on: Day.describe('date of the transfer, in the shop’s time zone'),
  bank_reference: maybeLine(140).describe('bank reference of the transfer'),
})
