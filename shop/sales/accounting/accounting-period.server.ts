import { DAY } from '../../../server/durations.ts'
import { refuseFields } from '../../../server/http/refusal.ts'
import { type AccountingFile, MAX_ACCOUNTING_DAYS } from './accounting.contract.ts'
import type { Period } from './closing.ts'
import { daysOfQuarter, quarterOf } from './oss-return.ts'

/** @throws Refusal 400 for a period that ends before it starts or is too long, and for OSS without a whole quarter */
export function checkedPeriod({ from, until }: Period, file?: AccountingFile): Period {
  if (from > until) throw refuseFields({ until: ['The end must not be before the start.'] })
  if (Date.parse(until) - Date.parse(from) >= MAX_ACCOUNTING_DAYS * DAY)
    throw refuseFields({ until: ['Choose a period of at most one year.'] })
  const quarter = daysOfQuarter(quarterOf(from))
  if (file === 'oss' && (quarter.from !== from || quarter.until !== until))
    throw refuseFields({ until: ['Choose a whole quarter for OSS.'] })
  return { from, until }
}
