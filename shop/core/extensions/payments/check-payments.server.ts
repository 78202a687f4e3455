import { METHOD_ID } from '../../../../server/payments/payment-methods.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { PaymentMethod } from '../../../extension/payments.ts'
import type { SettingFields } from '../../../extension/settings.ts'

const VARIABLE = /^[A-Z][A-Z0-9_]{0,59}$/
const KINDS = ['online', 'sent', 'in_person']

/**
 * Checks the payment methods of an extension.
 * @param ids the ids of the methods of earlier extensions, to which the new ones are added
 * @returns the problem, as the sentence after the name of the extension; undefined without one
 */
export function paymentsProblem({ payments = [] }: Extension, ids: Set<string>): string | undefined {
  for (const method of payments) {
    const isOnline = method.kind === 'online'
    if (!KINDS.includes(method.kind)) return `has the payment method ${method.id} of an unknown kind, ${method.kind}.`
    const missing = missingText(method)
    if (missing) return `has the payment method ${method.id} without the text ${missing}.`
    for (const id of [method.id, ...(isOnline ? [method.provider.id] : [])])
      if (!METHOD_ID.test(id)) return `has the payment id ${id}. Use lower-case letters, digits and underscores.`
    // Manual methods store their own id as the provider, so ids of methods and of providers are unique.
    for (const id of [`method ${method.id}`, `provider ${isOnline ? method.provider.id : method.id}`]) {
      if (ids.has(id)) return `has the payment ${id}, which another payment method has.`
      ids.add(id)
    }
  }
  return undefined
}

const TEXTS = ['name', 'inSentence', 'short', 'inSubject'] as const
const MANUAL_TEXTS = ['confirmation', 'manualOrder', 'notForManualOrder'] as const

/** Returns the first missing text of a payment method. */
function missingText({ kind, texts, translations = {} }: PaymentMethod<never>): string | undefined {
  const missing = Object.entries(translations).map(([language, translated]) => {
    const text = missingIn(kind, translated)
    return text && `${text} in ${language}`
  })
  return missingIn(kind, texts) ?? missing.find(Boolean)
}

function missingIn(kind: PaymentMethod['kind'], texts: object): string | undefined {
  const isManual = kind !== 'online'
  const given: Readonly<Record<string, unknown>> = { ...texts }
  const isMissing = (text: string) => typeof given[text] !== 'string' || given[text].trim() === ''
  return (
    [...TEXTS, ...(isManual ? MANUAL_TEXTS : [])].find(isMissing) ??
    ['description', ...(isManual ? ['due', 'tooManyUnpaid'] : [])].find((text) => typeof given[text] !== 'function')
  )
}

/** Checks the environment variables of settings. @returns as `paymentsProblem` */
export function variablesProblem(settings: SettingFields): string | undefined {
  for (const [key, { env, isHidden }] of Object.entries(settings)) {
    if (env !== undefined && !VARIABLE.test(env))
      return `has the environment variable ${env}. Use A to Z, 0 to 9 and _.`
    if (isHidden && env === undefined) return `hides the setting ${key}, but names no environment variable.`
  }
  return undefined
}
