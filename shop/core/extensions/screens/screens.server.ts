import { z } from 'zod'
import { SECOND } from '../../../../server/durations.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import type { Caller } from '../../../extension/endpoints.ts'
import type { Extension } from '../../../extension/extension.ts'
import type { ExtensionAction, ExtensionScreen } from '../../../extension/screens.ts'
import { actorOf, requireUser } from '../../auth/guards/allow.server.ts'
import type { ApiValue } from '../fields/form-fields.contract.ts'
import { describeFields, typedFormValues } from '../fields/form-values.server.ts'
import { refusalOf } from '../refusal-of.server.ts'
import { requireEnabled } from '../require-enabled.server.ts'
import { runAction } from './run-action.server.ts'
import { type ScreenContent, ScreenInput } from './screen-content.contract.ts'
import { actionContract, screenContract } from './screens.contract.ts'

const WITHIN_MS = 10 * SECOND
const MAX_BYTES = 262_144

/** Registers the endpoints of the screens of all listed extensions. */
export function screenEndpoints(app: ShopApp, services: Services): void {
  for (const extension of services.extensions.listed)
    for (const [name, screen] of Object.entries(extension.screens ?? {})) {
      loadEndpoint(app, services, extension, name, screen)
      for (const [action, definition] of Object.entries(screen.actions ?? {}))
        actionEndpoint(app, services, { extension, name, screen, action, definition })
    }
}

function loadEndpoint(
  app: ShopApp,
  services: Services,
  extension: Extension,
  name: string,
  screen: ExtensionScreen,
): void {
  const { title, role, actions = {} } = screen
  app.route({
    ...screenContract({ extension: extension.name, name, title, role }),
    preValidation: async () => requireEnabled(services, extension),
    handler: async (request) => {
      const { sections } = await services.extensions
        .call(extension, `screen ${name}`, WITHIN_MS, async (x) => {
          const query = request.query as Record<string, string>
          return contentOf(await screen.load({ query, caller: callerOf(requireUser(request)) }, x), actions)
        })
        .catch((error: unknown) => {
          throw refusalOf(error)
        })
      return { sections, actions: describeActions(actions) }
    },
  })
}

/** @throws Error if the record is invalid, too large, or names an unknown action */
function contentOf(record: unknown, actions: object): ScreenContent {
  const read = ScreenInput.safeParse(record)
  if (!read.success) throw new Error(`The record is invalid: ${z.prettifyError(read.error)}`)
  if (Buffer.byteLength(JSON.stringify(read.data)) > MAX_BYTES) throw new Error('The record exceeds 256 kB.')
  for (const { facts, table, actions: own } of read.data.sections)
    for (const value of [...own, ...facts.map((fact) => fact.value), ...(table?.rows.flat() ?? [])])
      if (typeof value === 'object' && 'action' in value && !Object.hasOwn(actions, value.action))
        throw new Error(`There is no action ${value.action}.`)
  return read.data
}

const describeActions = (actions: Readonly<Record<string, ExtensionAction>>) =>
  Object.entries(actions).map(([name, { label, help = '', isDangerous = false, fields = {} }]) => ({
    ...{ name, label, help, is_dangerous: isDangerous },
    fields: describeFields(fields),
  }))

interface ActionOf {
  extension: Extension
  name: string
  screen: ExtensionScreen
  action: string
  definition: ExtensionAction
}

function actionEndpoint(
  app: ShopApp,
  services: Services,
  { extension, name, screen: { role }, action, definition }: ActionOf,
): void {
  const { label, fields = {} } = definition
  const { clock } = services
  app.route({
    ...actionContract(
      { extension: extension.name, name, role },
      { name: action, label, fields: describeFields(fields) },
    ),
    preValidation: async () => requireEnabled(services, extension),
    handler: async (request) => {
      const { of, ...form } = request.body as { of: string } & Record<string, ApiValue>
      const values = typedFormValues(fields, form)
      const message = await runAction(
        services,
        { extension, screen: name, name: action, definition },
        {
          ...{ values, of, caller: callerOf(requireUser(request)), by: actorOf(request, clock()) },
          warn: (err) => request.log.warn({ err }, 'the end of an action was not stored'),
        },
      )
      return { message }
    },
  })
}

const callerOf = ({ id, role }: Caller): Caller => ({ id, role })
