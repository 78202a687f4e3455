import { texts } from '#texts/sales/payments/methods/transfer'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import type { ManualMethod, SellingSettings } from '../../../../extension/payments.ts'

const daysToPay = ({ transfer }: SellingSettings) => transfer?.days ?? 7

/** Payment in advance by bank transfer. */
export const transferMethod: ManualMethod = localizedConstant(() => ({
  id: 'transfer',
  kind: 'sent',
  texts: {
    ...{ name: texts.name, inSentence: texts.inSentence, short: texts.short, inSubject: texts.inSubject },
    ...{ confirmation: texts.confirmation, due: texts.due, tooManyUnpaid: texts.tooManyUnpaid },
    notForManualOrder: texts.notForManualOrder,
    description: (selling) => texts.description(daysToPay(selling)),
    manualOrder: texts.name,
  },
  isOffered: ({ transfer }) => transfer !== null,
  isForManualOrder: ({ transfer }) => transfer !== null,
  isForPaidOrder: ({ isCollection }) => !isCollection,
  daysToPay,
  account: ({ transfer }) => transfer && { holder: transfer.holder, iban: transfer.iban, bic: transfer.bic },
  remindAfterDays: 3,
  maxUnpaid: ({ transfers }) => transfers,
}))
