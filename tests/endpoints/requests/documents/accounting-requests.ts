import {
  closeMonth,
  exportAccounting,
  getAccounting,
  getOss,
} from '../../../../shop/sales/accounting/accounting.contract.ts'
import { getGiftCardReport } from '../../../../shop/sales/accounting/gift-cards/gift-card-report.contract.ts'
import { getPayouts } from '../../../../shop/sales/accounting/payouts/payouts.contract.ts'
import { valid } from '../request.ts'

const period = { from: '2026-10-01', until: '2026-12-31' }
let month = 0

export const accountingRequests = [
  valid(getAccounting, () => ({ query: period })),
  valid(getPayouts, () => ({ query: period })),
  valid(getGiftCardReport, () => ({ query: period })),
  valid(getOss, () => ({ query: { quarter: '2026-Q4' } })),
  valid(exportAccounting, () => ({ params: { file: 'journal' as const }, query: period })),
  // A month can be closed once.
  valid(closeMonth, () => {
    month += 1
    const year = 2001 + Math.floor(month / 12)
    return { body: { month: `${year}-${String((month % 12) + 1).padStart(2, '0')}` } }
  }),
]
