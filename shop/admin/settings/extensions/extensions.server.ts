import { currentLanguage } from '../../../../lib/texts/current-language.ts'
import { translatedSentence } from '../../../../lib/texts/error-sentences.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { SHOP_VERSION } from '../../../../server/start/shop-version.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { isRecentLogin, requireRecentLogin } from '../../../core/auth/guards/recent-login.server.ts'
import type { Principal } from '../../../core/auth/session-store.server.ts'
import { supports } from '../../../core/extensions/check-extensions.server.ts'
import {
  deleteExtensionData as deleteStored,
  deleteWaitingEvents,
} from '../../../core/extensions/database/delete-extension-data.server.ts'
import {
  findErrors,
  findExtensions,
  lockExtension,
  type StoredExtension,
  writeEnabled,
} from '../../../core/extensions/extensions-store.server.ts'
import { onlineMethodsOf } from '../../../core/extensions/payments/extension-payments.server.ts'
import { methodTexts } from '../../../core/extensions/payments/method-texts.ts'
import { secretsIn, shownValue, typedValues, valueOfVariable } from '../../../core/extensions/setting-values.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import type { Extension } from '../../../extension/extension.ts'
import { webhookAddress } from '../../../sales/payments/order-payments/webhooks/webhooks.server.ts'
import {
  deleteExtensionData,
  type ExtensionResponse,
  type ExtensionsResponse,
  listExtensions,
  saveExtensionSettings,
  switchExtension,
} from './extensions.contract.ts'
import { saveSettings } from './save-settings.server.ts'

const NOT_LISTED = 'This extension is not in extensions.ts.'
const NOT_LOADED =
  'The file extensions.ts could not be loaded, so its extensions are only missing. See the log of the shop.'
const STILL_LISTED = 'This extension is still in extensions.ts. Remove it there and restart the shop first.'
const shown = (isEnabled: boolean) => (isEnabled ? 'enabled' : 'disabled')

/** Registers the endpoints of the list of extensions. */
export function extensionListEndpoints(app: ShopApp, services: Services): void {
  const { db, clock, secret, config, extensions, paymentMethods, publicUrl } = services
  const response = async (principal: Principal): Promise<ExtensionsResponse> => {
    const [stored, errors, isRecent] = await Promise.all([
      findExtensions(db),
      findErrors(db),
      isRecentLogin(services, principal),
    ])
    const errorsOf = (name: string) =>
      errors
        .filter(({ extension }) => extension === name)
        .map(({ id, place, message, at }) => ({ id, place, message, at: at.toISOString() }))
    const listed = extensions.listed.map((extension): ExtensionResponse => {
      const { name, version, endpoints = {} } = extension
      const { is_enabled = true, is_migrated = true, failed_at = null } = stored.find((one) => one.name === name) ?? {}
      const state = is_enabled ? 'enabled' : failed_at ? 'failed' : 'disabled'
      return {
        ...{ name, version, description: descriptionOf(extension), for: extension.for },
        needs_password: hasProvider(extension) && !isRecent,
        payments: paymentsOf(extension),
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
        ...{ settings: [], settings_version: 0, is_unreadable: false, account: '' },
        ...{ needs_password: false, payments: [] },
        errors: errorsOf(name),
      }))
    return { shop_version: SHOP_VERSION, extensions: [...listed, ...removed] }
  }

  app.route({ ...listExtensions, handler: (request) => response(requireUser(request)) })

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
      return response(requireUser(request))
    },
  })

  app.route({
    ...deleteExtensionData,
    handler: async (request) => {
      const { name } = request.params
      if (extensions.isIncomplete) throw refuse(NOT_LOADED, 409)
      if (extensions.listed.some((one) => one.name === name)) throw refuse(STILL_LISTED, 409)
      await deleteWaitingEvents(db, name)
      await db.transaction().execute(async (tx) => {
        if (!(await lockExtension(tx, name))) throw notFound()
        await deleteStored(tx, name)
        const change = { field: `extensions[${name}]`, old: 'stored data', new: null }
        await recordAudit(tx, SETTINGS_SUBJECT, [change], { actorId: requireUser(request).id, now: clock() })
      })
      return response(requireUser(request))
    },
  })

  app.route({
    ...saveExtensionSettings,
    handler: async (request) => {
      const { name } = request.params
      const { version, is_removed, own_password, ...sent } = request.body
      const extension = extensions.listed.find((one) => one.name === name)
      if (!extension) throw notFound()
      const principal = requireUser(request)
      // The keys of a payment provider decide which account receives the money.
      if (hasProvider(extension)) await requireRecentLogin(services, principal, own_password)
      const change = { version, sent, removesSecrets: is_removed }
      const nameOf = (_key: string, label: string) => `extensions[${name}: ${label}]`
      await saveSettings(services, extension, change, { actorId: principal.id, nameOf })
      return response(principal)
    },
  })

  function paymentsOf({ payments = [] }: Extension): ExtensionResponse['payments'] {
    return payments.map((method) => ({
      text: methodTexts<{ name: string }>(method).name,
      is_connected: method.kind !== 'online' || paymentMethods.provider(method.provider.id) !== undefined,
      webhook_address: method.kind === 'online' ? publicUrl() + webhookAddress(method.provider.id) : '',
    }))
  }

  function settingsOf(
    { settings: fields = {} }: Extension,
    stored: StoredExtension | undefined,
  ): Pick<ExtensionResponse, 'settings' | 'settings_version' | 'is_unreadable' | 'account'> {
    const secrets = secretsIn(stored?.sealed ?? null, secret)
    const values = typedValues(fields, { ...stored?.settings, ...secrets }, config.environment)
    return {
      settings: Object.entries(fields).flatMap(([name, field]) => {
        if (field.isHidden) return []
        const isFromVariable = valueOfVariable(field, config.environment) !== undefined
        return {
          ...{ name, kind: field.kind, label: translatedSentence(field.label) },
          help: translatedSentence(field.help ?? ''),
          value: field.kind === 'secret' ? '' : shownValue(values[name] ?? ''),
          options: field.kind === 'choice' ? { ...field.options } : {},
          is_set: field.kind === 'secret' && (isFromVariable || Boolean(secrets?.[name])),
          environment: isFromVariable ? (field.env ?? '') : '',
        }
      }),
      settings_version: stored?.settings_version ?? 0,
      is_unreadable: secrets === null,
      account: stored?.account.account ?? '',
    }
  }
}

const hasProvider = (extension: Extension) => onlineMethodsOf(extension).length > 0

function descriptionOf({ description = '' }: Extension): string {
  if (typeof description === 'string') return description
  return description[currentLanguage()] ?? Object.values(description)[0] ?? ''
}
