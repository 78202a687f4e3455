import { notFound, refuse, refuseFields } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { seal } from '../../../../server/sealed.ts'
import type { Services } from '../../../../server/services.ts'
import { SHOP_VERSION } from '../../../../server/start/shop-version.ts'
import { recordAudit, type ValueChange } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { supports } from '../../../core/extensions/check-extensions.server.ts'
import { deleteExtensionData as deleteStored } from '../../../core/extensions/database/delete-extension-data.server.ts'
import {
  findErrors,
  findExtensions,
  lockExtension,
  type StoredExtension,
  writeEnabled,
  writeSettings,
} from '../../../core/extensions/extensions-store.server.ts'
import {
  problemsOf,
  readValues,
  type StoredValues,
  secretsIn,
  shownValue,
  typedValues,
} from '../../../core/extensions/setting-values.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import type { Extension } from '../../../extension/extension.ts'
import { secretChange } from '../connections/audit-changes.server.ts'
import {
  deleteExtensionData,
  type ExtensionResponse,
  type ExtensionsResponse,
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from './extensions.contract.ts'

const CHANGED_MEANWHILE = 'These settings were changed by someone else. Reload them and try again.'
const NOT_LISTED = 'This extension is not in extensions.ts.'
const STILL_LISTED = 'This extension is still in extensions.ts. Remove it there and restart the shop first.'
const shown = (isEnabled: boolean) => (isEnabled ? 'enabled' : 'disabled')

/** Registers the endpoints of the list of extensions. */
export function extensionListEndpoints(app: ShopApp, { db, clock, secret, extensions }: Services): void {
  const response = async (): Promise<ExtensionsResponse> => {
    const [stored, errors] = await Promise.all([findExtensions(db), findErrors(db)])
    const errorsOf = (name: string) =>
      errors
        .filter(({ extension }) => extension === name)
        .map(({ id, place, message, at }) => ({ id, place, message, at: at.toISOString() }))
    const listed = extensions.listed.map((extension): ExtensionResponse => {
      const { name, version, description = '', endpoints = {} } = extension
      const { is_enabled = true, is_migrated = true, failed_at = null } = stored.find((one) => one.name === name) ?? {}
      const state = is_enabled ? 'enabled' : failed_at ? 'failed' : 'disabled'
      return {
        ...{ name, version, description, for: extension.for },
        state: !supports(extension, SHOP_VERSION) ? 'unsupported' : is_migrated ? state : 'unmigrated',
        ...settingsOf(
          extension,
          stored.find((one) => one.name === name),
        ),
        endpoints: Object.keys(endpoints).map((key) => key.replace(' ', ` /api/x/${name}`)),
        errors: errorsOf(name),
      }
    })
    const removed = stored
      .filter(({ name }) => listed.every((one) => one.name !== name))
      .map(({ name, version }) => ({
        ...{ name, version, description: '', for: '', state: 'removed' as const, endpoints: [] },
        ...{ settings: [], settings_version: 0, is_unreadable: false },
        errors: errorsOf(name),
      }))
    return { shop_version: SHOP_VERSION, extensions: [...listed, ...removed] }
  }

  app.route({ ...listExtensions, handler: response })

  app.route({
    ...switchExtension,
    handler: async (request) => {
      const { name } = request.params
      const { is_enabled } = request.body
      await db.transaction().execute(async (tx) => {
        const stored = await lockExtension(tx, name)
        if (!stored) throw notFound()
        if (extensions.listed.every((one) => one.name !== name)) throw refuse(NOT_LISTED, 409)
        if (stored.is_enabled === is_enabled) return
        await writeEnabled(tx, name, is_enabled)
        const change = { field: `extensions[${name}]`, old: shown(stored.is_enabled), new: shown(is_enabled) }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], { actorId: requireUser(request).id, now: clock() })
      })
      await extensions.reload()
      return response()
    },
  })

  app.route({
    ...deleteExtensionData,
    handler: async (request) => {
      const { name } = request.params
      await db.transaction().execute(async (tx) => {
        if (!(await lockExtension(tx, name))) throw notFound()
        if (extensions.listed.some((one) => one.name === name)) throw refuse(STILL_LISTED, 409)
        await deleteStored(tx, name)
        const change = { field: `extensions[${name}]`, old: 'stored data', new: null }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], { actorId: requireUser(request).id, now: clock() })
      })
      return response()
    },
  })

  app.route({
    ...saveExtensionSettings,
    handler: async (request) => {
      const { name } = request.params
      const { version, ...sent } = request.body
      const extension = extensions.listed.find((one) => one.name === name)
      if (!extension) throw notFound()
      const fields = extension.settings ?? {}
      const values = readValues(fields, sent)
      const problems = problemsOf(fields, values)
      if (Object.keys(problems).length > 0) throw refuseFields(problems)
      await db.transaction().execute(async (tx) => {
        const stored = await lockExtension(tx, name)
        if (!stored) throw notFound()
        if (stored.settings_version !== version) throw refuse(CHANGED_MEANWHILE, 409)
        const { changes, settings, secrets } = changedSettings(extension, stored, values, secret)
        if (changes.length === 0) return
        // Unreadable secrets stay stored until new ones are entered: the right data folder may come back.
        const isUnreadable = secretsIn(stored.sealed, secret) === null
        const unchanged = isUnreadable ? stored.sealed : null
        const sealed = secrets ? seal(JSON.stringify(secrets), 'extension settings', secret) : unchanged
        await writeSettings(tx, stored, { settings, sealed })
        await recordAudit(tx, SETTINGS_SUBJECT, changes, { actorId: requireUser(request).id, now: clock() })
      })
      await extensions.reload()
      return response()
    },
  })

  function settingsOf(
    { settings: fields = {} }: Extension,
    stored: StoredExtension | undefined,
  ): Pick<ExtensionResponse, 'settings' | 'settings_version' | 'is_unreadable'> {
    const secrets = secretsIn(stored?.sealed ?? null, secret)
    const values = typedValues(fields, { ...stored?.settings, ...secrets })
    return {
      settings: Object.entries(fields).map(([name, field]) => ({
        ...{ name, kind: field.kind, label: field.label, help: field.help ?? '' },
        value: field.kind === 'secret' ? '' : shownValue(values[name] ?? ''),
        options: field.kind === 'choice' ? { ...field.options } : {},
        is_set: field.kind === 'secret' && Boolean(secrets?.[name]),
      })),
      settings_version: stored?.settings_version ?? 0,
      is_unreadable: secrets === null,
    }
  }
}

/** Returns the values to store, and the entries of the activity log. Empty secrets are unchanged. */
function changedSettings(
  { name, settings: fields = {} }: Extension,
  stored: StoredExtension,
  values: StoredValues,
  secret: Buffer,
) {
  const before = typedValues(fields, stored.settings)
  const known = secretsIn(stored.sealed, secret) ?? {}
  const settings: Record<string, string> = {}
  const secrets: Record<string, string> = {}
  const changes: ValueChange[] = []
  for (const [key, { kind, label }] of Object.entries(fields)) {
    const [field, value] = [`extensions[${name}: ${label}]`, values[key] ?? '']
    if (kind === 'secret') {
      const now = value || known[key] || ''
      if (now) secrets[key] = now
      changes.push(...secretChange(field, known[key], now))
    } else {
      settings[key] = value
      const old = shownValue(before[key] ?? '')
      if (old !== value) changes.push({ field, old: old || null, new: value || null })
    }
  }
  return { changes, settings, secrets: Object.keys(secrets).length > 0 ? secrets : undefined }
}
