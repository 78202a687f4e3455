import type { Database } from '../../../../server/db/open.ts'
import { refuseFields } from '../../../../server/http/refusal.ts'
import type { StoredAccount } from '../../../core/extensions/extensions-store.server.ts'
import { onlineMethodsOf } from '../../../core/extensions/payments/extension-payments.server.ts'
import type { CheckedAccount } from '../../../extension/check.ts'
import type { Extension } from '../../../extension/extension.ts'
import { countUnsettled } from '../../../sales/payments/unsettled-providers.server.ts'

interface NewSettings {
  /** The account of the new settings; undefined if the extension does not check them. */
  checked: CheckedAccount | undefined
  stored: StoredAccount
  removesSecrets: boolean
  /** Whether a secret changes. */
  hasNewSecrets: boolean
  /** The field with the error. */
  field: string
}

/** Payments of this mode that forbid the change. */
interface Unsettled {
  isTest: boolean
  /** The mode in the sentence; empty to leave it out. */
  mode: string
  /** What must wait. */
  change: string
}

/**
 * Payments can be settled only with the account and mode that opened them.
 * @throws Refusal 400 while payments of the other account or mode are not settled
 */
export async function refuseUnsettled(tx: Database, extension: Extension, settings: NewSettings): Promise<void> {
  for (const { provider } of onlineMethodsOf(extension))
    for (const { isTest, mode, change } of refusals(settings)) {
      const count = await countUnsettled(tx, provider.id, isTest)
      if (count > 0) throw refuseFields({ [settings.field]: [unsettled(count, mode, change)] })
    }
}

function refusals({ checked, stored, removesSecrets, hasNewSecrets }: NewSettings): Unsettled[] {
  if (removesSecrets)
    return [
      { isTest: false, mode: '', change: 'Remove the keys' },
      { isTest: true, mode: ' test', change: 'Remove the keys' },
    ]
  // Without a known mode, the new keys may be of the other one.
  if (hasNewSecrets && checked?.isTest === undefined)
    return [
      { isTest: false, mode: '', change: 'Change the keys' },
      { isTest: true, mode: ' test', change: 'Change the keys' },
    ]
  if (!checked) return []
  const { accountId, isTest } = checked
  const known = stored.account_id ?? ''
  const isOther = accountId !== '' && known !== '' && accountId !== known
  return [
    ...(isTest === undefined ? [] : [{ isTest: !isTest, mode: isTest ? ' live' : ' test', change: 'Change the mode' }]),
    ...(isOther ? [isTest ?? false].map((mode) => ({ isTest: mode, mode: '', change: 'Change the account' })) : []),
  ]
}

const unsettled = (count: number, mode: string, change: string) =>
  `${count}${mode} ${count === 1 ? 'payment is' : 'payments are'} not settled yet. ${change} when they are.`
