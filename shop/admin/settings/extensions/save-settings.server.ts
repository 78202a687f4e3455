import type { Database } from '../../../../server/db/open.ts'
import { SECOND } from '../../../../server/durations.ts'
import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import { seal } from '../../../../server/sealed.ts'
import type { Services } from '../../../../server/services.ts'
import { recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import {
  findExtensions,
  lockExtension,
  type StoredExtension,
  writeSettings,
} from '../../../core/extensions/extensions-store.server.ts'
import { onlineMethodsOf } from '../../../core/extensions/payments/extension-payments.server.ts'
import {
  problemsOf,
  readValues,
  type StoredValues,
  secretsIn,
  shownValue,
  typedValues,
  valueOfVariable,
} from '../../../core/extensions/setting-values.server.ts'
import { within } from '../../../core/extensions/within.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import type { CheckedAccount } from '../../../extension/check.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { SettingFields } from '../../../extension/settings.ts'
import { updateProvider } from '../../../sales/payments/webhooks/webhooks-store.server.ts'
import { secretChange } from '../connections/audit-changes.server.ts'
import { refuseUnsettled } from './refuse-unsettled.server.ts'

const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'
const NOT_CHECKED = 'The settings could not be checked. Try again later.'
const CHECKED_WITHIN_MS = 20 * SECOND

interface Change {
  version: number
  /** The sent values by field. An empty secret is unchanged. */
  sent: Readonly<Record<string, unknown>>
  /** Removes all secrets; the other values are unchanged. */
  removesSecrets: boolean
}

/** How a change is recorded in the activity log. */
interface Recorded {
  actorId: number
  /** Returns the name of a field. */
  nameOf: (key: string, label: string) => string
}

/**
 * Checks and saves the settings of an extension. Takes effect in all processes without a restart.
 * @throws Refusal 400 at the wrong fields, or at the first field while payments of the stored account are not settled;
 * 409 if they were changed meanwhile
 */
export async function saveSettings(
  services: Pick<Services, 'db' | 'clock' | 'secret' | 'config' | 'extensions'>,
  extension: Extension,
  { version, sent, removesSecrets }: Change,
  { actorId, nameOf }: Recorded,
): Promise<void> {
  const { db, clock, secret, config, extensions } = services
  const { name } = extension
  const fields = formFields(extension, config.environment)
  const stored = (await findExtensions(db)).find((one) => one.name === name)
  if (!stored) throw notFound()
  const values = removesSecrets ? {} : readValues(fields, sent)
  const checked = removesSecrets ? NO_ACCOUNT : await checkedAccount(values, stored)
  const firstField = Object.keys(fields)[0] ?? 'detail'
  await db.transaction().execute(async (tx) => {
    const held = await lockExtension(tx, name)
    if (!held) throw notFound()
    if (held.settings_version !== version) throw refuse(CHANGED_MEANWHILE, 409)
    const { changes, settings, sealed, isSigned, hasNewSecrets } = changedSettings(held, values)
    if (removesSecrets && held.sealed && changes.length === 0)
      changes.push({ field: nameOf('secrets', 'unreadable secrets'), old: 'set', new: null })
    if (changes.length === 0) return
    // The lock of the extension keeps payments from being opened meanwhile.
    await refuseUnsettled(tx, extension, {
      checked,
      stored: held.account,
      removesSecrets,
      hasNewSecrets,
      field: firstField,
    })
    const now = clock()
    await recordAudit(tx, SETTINGS_SUBJECT, changes, { actorId, now })
    const account = checked === undefined ? held.account : { account: checked.account, account_id: checked.accountId }
    await writeSettings(tx, held, { settings, sealed, account })
    // A webhook must arrive again, signed with the new secret.
    if (isSigned) for (const { provider } of onlineMethodsOf(extension)) await clearLastNotice(tx, provider.id)
  })
  await extensions.reload()

  /**
   * Validates the values with the stored secrets, and checks them as the extension does.
   * @returns undefined without a check
   */
  async function checkedAccount(sent: StoredValues, { settings, sealed }: StoredExtension) {
    const known = { ...settings, ...secretsIn(sealed, secret) }
    const allValues = Object.fromEntries(
      Object.entries(fields).map(([key, { kind }]) => [key, sent[key] || (kind === 'secret' && known[key]) || '']),
    )
    const problems = problemsOf(fields, allValues)
    if (Object.keys(problems).length > 0) throw refuseFields(problems)
    const typed = typedValues(extension.settings ?? {}, { ...known, ...allValues }, config.environment)
    const found = await within(
      CHECKED_WITHIN_MS,
      (async () => extension.check?.(typed, extensions.contextOf(extension)))(),
    ).catch((error: unknown) => {
      extensions.record(extension, 'check', error)
      throw refuse(NOT_CHECKED, 503)
    })
    if (!found || !('errors' in found)) return found
    throw refuseFields(
      Object.fromEntries(Object.entries(found.errors).flatMap(([key, error]) => (error ? [[key, [error]]] : []))),
    )
  }

  /** Returns the values to store, and the entries of the activity log. */
  function changedSettings(held: StoredExtension, values: StoredValues) {
    const before = typedValues(fields, held.settings)
    const readable = secretsIn(held.sealed, secret)
    const known = readable ?? {}
    // Fields that the environment sets or that a form does not send keep their stored values.
    const settings = valuesOf(extension, held.settings)
    const secrets = valuesOf(extension, known)
    const changes: ValueChange[] = []
    let isSigned = false
    let hasNewSecrets = false
    for (const [key, field] of Object.entries(fields)) {
      const audited = nameOf(key, field.label)
      if (field.kind === 'secret') {
        const now = removesSecrets ? '' : values[key] || known[key] || ''
        if (now) secrets[key] = now
        else delete secrets[key]
        if (field.signsWebhooks && now !== (known[key] ?? '')) isSigned = true
        changes.push(...secretChange(audited, known[key], now))
        // Entering the first key opens no payment in another mode.
        if (known[key] && now !== known[key]) hasNewSecrets = true
      } else if (!removesSecrets) {
        const value = values[key] ?? ''
        settings[key] = value
        const old = shownValue(before[key] ?? '')
        if (old !== value) changes.push({ field: audited, old: old || null, new: value || null })
      }
    }
    const hasSecrets = Object.keys(secrets).length > 0
    // Unreadable secrets stay stored until new ones are entered: the right data folder may come back.
    const unchanged = readable === null && !removesSecrets ? held.sealed : null
    const sealed = hasSecrets ? seal(JSON.stringify(secrets), 'extension settings', secret) : unchanged
    return { changes, settings, sealed, isSigned, hasNewSecrets }
  }
}

/** Returns the stored values of existing fields. */
const valuesOf = ({ settings = {} }: Extension, stored: StoredValues): Record<string, string> =>
  Object.fromEntries(Object.entries(stored).filter(([key]) => Object.hasOwn(settings, key)))

const NO_ACCOUNT: CheckedAccount = { account: '', accountId: '' }
const clearLastNotice = (tx: Database, provider: string) => updateProvider(tx, provider, { heard_at: null })

/** Returns the fields that a form can change: not the hidden ones, and not those that the environment sets. */
export const formFields = ({ settings = {} }: Extension, environment: StoredValues): SettingFields =>
  Object.fromEntries(
    Object.entries(settings).filter(
      ([, field]) => !field.isHidden && valueOfVariable(field, environment) === undefined,
    ),
  )
