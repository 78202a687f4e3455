import { texts } from '#texts/sales/payments/methods/collection'
import { localizedConstant } from '../../../../../lib/texts/localized-constant.ts'
import type { ManualMethod } from '../../../../extension/payments.ts'

/** Payment by card or bank transfer when the order is collected. */
export const collectionMethod: ManualMethod = localizedConstant(() => ({
  id: 'collection',
  kind: 'in_person',
  texts: {
    ...{ name: texts.name, inSentence: texts.inSentence, short: texts.short, inSubject: texts.inSubject },
    ...{ confirmation: texts.confirmation, due: texts.due, tooManyUnpaid: texts.tooManyUnpaid },
    notForManualOrder: texts.notForManualOrder,
    description: () => texts.description,
    manualOrder: texts.manualOrder,
  },
  isOffered: ({ isPaidOnCollection }, { isCollection }) => isPaidOnCollection && isCollection,
  isForManualOrder: (_selling, { isCollection }) => isCollection,
  isForPaidOrder: ({ isCollection }) => isCollection,
  daysToPay: () => null,
  account: () => null,
  remindAfterDays: null,
  maxUnpaid: ({ collections }) => collections,
}))
