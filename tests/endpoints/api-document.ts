import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import formats from 'ajv-formats'
import type { LightMyRequestResponse } from 'fastify'
import type { Endpoint } from '../../lib/endpoint.ts'
import type { TestShop } from '../processes/open-shop.ts'

type Responses = Record<string, { content?: Record<string, object> } | { $ref: string } | undefined>

export interface ApiDocument {
  openapi: string
  info: { title: string }
  paths: Record<string, Record<string, { operationId: string; responses: Responses }>>
  webhooks?: Record<string, { post: object }>
  components: { schemas: Record<string, object>; responses: Responses }
}

/** Returns the document that a shop serves, with a title that is independent of the shop's name. */
export async function readApiDocument({ app }: Pick<TestShop, 'app'>): Promise<ApiDocument> {
  const document = (await app.inject('/api/docs/json')).json()
  return { ...document, info: { ...document.info, title: 'The API of the shop' } }
}

/**
 * Returns a function that lists the deviations of a response from the document: an undocumented status, content type
 * or field, or a value that its schema refuses.
 */
export function documentChecker(
  document: ApiDocument,
): (contract: Pick<Endpoint, 'method' | 'url'>, answer: LightMyRequestResponse) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true })
  formats.default(ajv)
  ajv.addSchema(document, 'api')
  const validators = new Map<string, ValidateFunction>()
  const validatorAt = (...path: string[]) => {
    const pointer = path.map((part) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
    const found = validators.get(pointer) ?? ajv.compile({ $ref: `api#/${pointer}` })
    validators.set(pointer, found)
    return found
  }
  return ({ method, url }, { statusCode, headers, body }) => {
    const path = url.replace(/:(\w+)/g, '{$1}')
    const operation = document.paths[path]?.[method.toLowerCase()]
    if (!operation) return [`${method} ${path} is not documented`]
    const status = [String(statusCode), `${String(statusCode)[0]}XX`].find((one) => operation.responses[one])
    if (!status) return [`status ${statusCode} is not documented`]
    const response = operation.responses[status] ?? {}
    const isShared = '$ref' in response
    const { content } = isShared ? (document.components.responses.Refusal as { content: object }) : response
    if (!content) return body === '' ? [] : [`status ${status} has an undocumented body`]
    const type = String(headers['content-type']).split(';')[0] ?? ''
    if (!(type in content)) return [`content type ${type} is not documented`]
    if (type !== 'application/json') return []
    const place = isShared
      ? ['components', 'responses', 'Refusal']
      : ['paths', path, method.toLowerCase(), 'responses', status]
    const validate = validatorAt(...place, 'content', type, 'schema')
    return validate(JSON.parse(body))
      ? []
      : (validate.errors ?? []).map((error) => `${error.instancePath} ${error.message} ${JSON.stringify(error.params)}`)
  }
}
