import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { SHOP_VERSION } from '../../../../server/start/shop-version.ts'
import { recordAudit } from '../../../core/activity-log/audit-log-store.server.ts'
import { requireUser } from '../../../core/auth/guards/allow.server.ts'
import { supports } from '../../../core/extensions/check-extensions.server.ts'
import {
  findErrors,
  findExtensions,
  lockExtension,
  writeEnabled,
} from '../../../core/extensions/extensions-store.server.ts'
import { SETTINGS_SUBJECT } from '../../../core/settings/settings-subject.server.ts'
import {
  type ExtensionResponse,
  type ExtensionsResponse,
  listExtensions,
  switchExtension,
} from './extensions.contract.ts'

const NOT_LISTED = 'This extension is not in extensions.ts.'
const shown = (isEnabled: boolean) => (isEnabled ? 'enabled' : 'disabled')

/** Registers the endpoints of the list of extensions. */
export function extensionListEndpoints(app: ShopApp, { db, clock, extensions }: Services): void {
  const response = async (): Promise<ExtensionsResponse> => {
    const [stored, errors] = await Promise.all([findExtensions(db), findErrors(db)])
    const errorsOf = (name: string) =>
      errors
        .filter(({ extension }) => extension === name)
        .map(({ id, place, message, at }) => ({ id, place, message, at: at.toISOString() }))
    const listed = extensions.listed.map((extension): ExtensionResponse => {
      const { name, version, description = '', endpoints = {} } = extension
      const { is_enabled = true, failed_at = null } = stored.find((one) => one.name === name) ?? {}
      const state = is_enabled ? 'enabled' : failed_at ? 'failed' : 'disabled'
      return {
        ...{ name, version, description, for: extension.for },
        state: supports(extension, SHOP_VERSION) ? state : 'unsupported',
        endpoints: Object.keys(endpoints).map((key) => key.replace(' ', ` /api/x/${name}`)),
        errors: errorsOf(name),
      }
    })
    const removed = stored
      .filter(({ name }) => listed.every((one) => one.name !== name))
      .map(({ name, version }) => ({
        ...{ name, version, description: '', for: '', state: 'removed' as const, endpoints: [] },
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
}
