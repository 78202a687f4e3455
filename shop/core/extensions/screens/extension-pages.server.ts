import type { FastifyRequest } from 'fastify'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'
import { isOfRole } from '../../auth/guards/allow.server.ts'
import { describeFields } from '../fields/form-values.server.ts'
import { type ExtensionPage, listExtensionPages } from './extension-pages.contract.ts'

/** Registers the list of the admin pages of extensions. */
export function extensionPagesEndpoint(app: ShopApp, services: Pick<Services, 'extensions'>): void {
  app.route({ ...listExtensionPages, handler: (request) => ({ pages: pagesFor(request, services) }) })
}

/** Returns the admin pages of enabled extensions that the caller may open. */
export const pagesFor = (request: FastifyRequest, { extensions }: Pick<Services, 'extensions'>): ExtensionPage[] =>
  extensions.enabled
    .flatMap(({ name: extension, resources = {}, screens = {} }) => [
      ...Object.entries(screens).map(
        ([name, { title, role }]): ExtensionPage => ({
          ...{ extension, name, kind: 'screen', title, description: '', role, fields: [] },
        }),
      ),
      ...Object.entries(resources).map(
        ([name, { title, description = '', role, fields }]): ExtensionPage => ({
          ...{ extension, name, kind: 'resource', title, description, role },
          fields: describeFields(fields),
        }),
      ),
    ])
    .filter(({ role }) => isOfRole(request, role))
