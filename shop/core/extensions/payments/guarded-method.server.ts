import { localizedConstant } from '../../../../lib/texts/localized-constant.ts'
import { unavailable } from '../../../../server/http/refusal.ts'
import type { ManualMethod, OnlineMethod, PaymentMethod } from '../../../extension/payments.ts'
import type { SettingFields, SettingValues } from '../../../extension/settings.ts'
import { methodTexts } from './method-texts.ts'

type Values = SettingValues<SettingFields>

/** The state of the extension that a method belongs to. */
export interface MethodGuard {
  isEnabled: () => boolean
  settings: () => Values
  /** Records an error. @param place the function */
  report: (place: string, error: unknown) => void
}

const MAX_DAYS = 366
/** The payment term of a method that returns none. */
const DEFAULT_DAYS = 7

/**
 * Returns a method with the settings of its extension. If a function fails or the extension is disabled, the method is
 * not offered, and its other functions return nothing. Its texts are those of the current language.
 */
export const guardedMethod = (method: PaymentMethod<Values>, guard: MethodGuard): PaymentMethod =>
  localizedConstant(() => methodInLanguage(method, guard))

function methodInLanguage(method: PaymentMethod<Values>, guard: MethodGuard): PaymentMethod {
  const { settings } = guard
  /** @param run gets the settings @returns the fallback if the extension is disabled or `run` throws */
  const or = <T>(place: string, fallback: T, run: (values: Values) => T): T => {
    if (!guard.isEnabled()) return fallback
    try {
      return run(settings())
    } catch (error) {
      guard.report(`${method.id} ${place}`, error)
      return fallback
    }
  }
  const description: PaymentMethod['texts']['description'] = (selling) =>
    or('description', '', (values) =>
      String(methodTexts<PaymentMethod<Values>['texts']>(method).description(selling, values)),
    )
  if (method.kind === 'online') {
    const { id, kind, provider, allowedMeans } = method
    const guarded: OnlineMethod = {
      ...{ id, kind, texts: { ...methodTexts(method), description } },
      // The shop opens the provider itself, with the settings.
      provider: { id: provider.id, open: () => undefined },
      ...(allowedMeans && {
        allowedMeans: (selling) => checkedMeans(or('allowedMeans', null, (values) => allowedMeans(selling, values))),
      }),
    }
    return guarded
  }
  const { translations: _, ...own } = method
  const texts = methodTexts(method)
  const guarded: ManualMethod = {
    ...own,
    texts: {
      ...texts,
      description,
      due: (amount, reference) => or('due', `${amount} ${reference}`, () => texts.due(amount, reference)),
      tooManyUnpaid: (orders) => or('tooManyUnpaid', texts.notForManualOrder, () => texts.tooManyUnpaid(orders)),
    },
    isOffered: (selling, order) =>
      or('isOffered', false, (values) => method.isOffered(selling, order, values) === true),
    isForManualOrder: (selling, order) =>
      or('isForManualOrder', false, (values) => method.isForManualOrder(selling, order, values) === true),
    isForPaidOrder: (order) => or('isForPaidOrder', false, () => method.isForPaidOrder(order) === true),
    daysToPay: (selling) => or('daysToPay', DEFAULT_DAYS, (values) => checkedDays(method.daysToPay(selling, values))),
    account: (selling) => or('account', null, (values) => method.account(selling, values)),
    maxUnpaid: (limits) => or('maxUnpaid', 1, () => checkedLimit(method.maxUnpaid(limits))),
  }
  return guarded
}

/** An empty list would allow all means. @throws Refusal 503 unless the means are a list of texts */
function checkedMeans(means: readonly string[] | null): readonly string[] {
  if (Array.isArray(means) && means.every((one) => typeof one === 'string')) return means
  throw unavailable()
}

/** @throws Error unless the limit is an integer */
function checkedLimit(limit: number): number {
  if (Number.isInteger(limit) && limit >= 0) return limit
  throw new Error(`The limit of ${limit} unpaid orders is invalid.`)
}

/** @throws Error if the payment term is neither null nor an integer from 1 to 366 */
function checkedDays(days: number | null): number | null {
  if (days === null || (Number.isInteger(days) && days >= 1 && days <= MAX_DAYS)) return days
  throw new Error(`The payment term of ${days} days is invalid.`)
}
