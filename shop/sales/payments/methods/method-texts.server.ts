import { texts } from '#texts/sales/payments/methods'
import type { PaymentMethods } from '../../../../server/payments/payment-methods.ts'
import type { Services } from '../../../../server/services.ts'
import { GIFT_CARD_METHOD } from '../gift-card-method.ts'
import type { PaymentRow } from '../payments-store.server.ts'

/** How a payment stores its method. */
export type StoredMethod = Pick<PaymentRow, 'method' | 'method_text' | 'kind'>

/**
 * Returns the texts of a payment's method in the current language. A method that was removed since keeps the name that
 * the payment stores.
 */
export function methodTexts(
  { method, method_text, kind }: StoredMethod,
  methods: PaymentMethods,
): { name: string; short: string; inSubject: string } {
  if (method === GIFT_CARD_METHOD.method)
    return { name: texts.giftCard, short: texts.giftCard, inSubject: texts.giftCardInSubject }
  const name = method_text || texts.KINDS[kind]
  return methods.find(method)?.texts ?? { name, short: name, inSubject: name }
}

/** Finds the names of methods for lists of staff, by id. Names of removed methods come from the newest payment. */
export async function findMethodNames(
  { db, paymentMethods }: Pick<Services, 'db' | 'paymentMethods'>,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const removed = ids.filter((id) => !paymentMethods.find(id))
  const stored =
    removed.length === 0
      ? []
      : await db
          .selectFrom('payments')
          .select(['method', 'method_text', 'kind'])
          .distinctOn('method')
          .where('method', 'in', removed)
          .orderBy('method')
          .orderBy('id', 'desc')
          .execute()
  const registered = paymentMethods.registered.map(({ id, texts }) => [id, texts.short] as const)
  return new Map([...registered, ...stored.map((one) => [one.method, methodTexts(one, paymentMethods).short] as const)])
}
