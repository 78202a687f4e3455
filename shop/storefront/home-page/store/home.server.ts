import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import type { Services } from '../../../../server/services.ts'
import { LIST } from '../../../catalog/products/read/catalogue-tags.server.ts'
import { HomeSectionForm } from '../sections/sections.contract.ts'
import { buildSections } from '../sections/sections.server.ts'
import { previewHome } from './edit-home.contract.ts'
import { editHomeEndpoints } from './edit-home.server.ts'
import { photographEndpoints } from './hero-photograph.server.ts'
import { getHome } from './home.contract.ts'
import { sectionPictureEndpoint } from './section-pictures.server.ts'
import { findShownSections } from './section-translations.server.ts'

/** Registers the endpoints of the home page's sections. */
export function homeEndpoints(app: ShopApp, services: Services): void {
  photographEndpoints(app, services)
  sectionPictureEndpoint(app, services)
  editHomeEndpoints(app, services)

  /** Serialized sections, because each product card is serialized once for all responses. */
  const asJson = (sections: readonly string[]) => `{"sections":[${sections.join(',')}]}` as never

  app.route({
    ...getHome,
    handler: async (_request, reply) => {
      dependsOn(SETTINGS, LIST)
      const sections = await buildSections(services, await findShownSections(services))
      // A serialized reply needs an explicit content type.
      reply.type('application/json; charset=utf-8')
      return asJson(sections)
    },
  })

  app.route({
    ...previewHome,
    handler: async ({ body }, reply) => {
      const sections = body.sections.flatMap((typed, index) => {
        const { data } = HomeSectionForm.safeParse(typed)
        return data ? [{ ...data, id: data.id ?? -1 - index }] : []
      })
      const shown = await buildSections(services, sections)
      reply.type('application/json; charset=utf-8')
      return asJson(shown)
    },
  })
}
