import { z } from 'zod'
import type { Endpoint } from '../../../lib/endpoint.ts'
import { SECOND } from '../../../server/durations.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import type { Services } from '../../../server/services.ts'
import type { ExtensionEndpoint } from '../../extension/endpoints.ts'
import type { Extension } from '../../extension/extension.ts'
import type { Extensions } from './open-extensions.server.ts'
import { refusalOf } from './refusal-of.server.ts'

const WITHIN_MS = 10 * SECOND

/** Registers the endpoints of all supported extensions. Those of a disabled extension return 404. */
export function extensionEndpoints(app: ShopApp, { extensions }: Pick<Services, 'extensions'>): void {
  for (const extension of extensions.listed)
    for (const [key, endpoint] of Object.entries(extension.endpoints ?? {}))
      app.route({
        ...contractOf(extension, key, endpoint),
        preValidation: async () => {
          if (!extensions.isEnabled(extension)) throw notFound()
        },
        handler: async ({ params, query, body, principal }) => {
          const caller = principal && { id: principal.id, role: principal.role }
          const request = { params, query, body, caller } as Parameters<ExtensionEndpoint['do']>[0]
          return answerOf(extensions, extension, key, endpoint, request)
        },
      })
}

function contractOf(
  { name }: Extension,
  key: string,
  { summary, who, params, query, body, answers }: ExtensionEndpoint,
): Endpoint {
  const [method = 'GET', path = ''] = key.split(' ')
  return {
    method: method as Endpoint['method'],
    url: `/api/x/${name}${path}`,
    schema: {
      summary,
      tags: [`Extension ${name}`],
      ...(params && { params }),
      ...(query && { querystring: query }),
      ...(body && { body }),
      // The answer is checked before, so that errors are those of the extension.
      response: { 200: answers },
    },
    // `staff` of extensions never included accountants.
    config: { allow: who === 'staff' ? 'operations' : who },
  }
}

/** Calls the endpoint and checks its answer. @throws Refusal as the endpoint does, or 503 if it fails */
async function answerOf(
  extensions: Extensions,
  extension: Extension,
  key: string,
  endpoint: ExtensionEndpoint,
  request: Parameters<ExtensionEndpoint['do']>[0],
): Promise<unknown> {
  try {
    return await extensions.call(extension, key, WITHIN_MS, async (x) => {
      const answer = await endpoint.do(request, x)
      const read = await endpoint.answers.safeParseAsync(answer)
      if (!read.success) throw new Error(`The answer is invalid: ${z.prettifyError(read.error)}`)
      return answer
    })
  } catch (error) {
    throw refusalOf(error, { mayChange: !key.startsWith('GET ') })
  }
}
