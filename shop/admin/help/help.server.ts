import { currentLanguage } from '../../../lib/texts/current-language.ts'
import { notFound } from '../../../server/http/refusal.ts'
import type { ShopApp } from '../../../server/http/shop-app.ts'
import { GUIDES, type Guide, getGuide, listGuides } from './help.contract.ts'
import { guidePicture, PICTURES_PATH, renderGuide } from './render-guide.server.ts'

/** Registers the endpoints of the guide. The files do not change, so each page is rendered once per language. */
export function helpEndpoints(app: ShopApp): void {
  const rendered = new Map<string, ReturnType<typeof renderGuide>>()
  const guide = (name: Guide) => {
    const key = `${currentLanguage()} ${name}`
    const page = rendered.get(key) ?? renderGuide(name, currentLanguage())
    rendered.set(key, page)
    return page
  }
  app.route({
    ...listGuides,
    handler: async () => {
      const pages = await Promise.all(GUIDES.map(guide))
      return { guides: pages.map(({ html: _html, ...summary }) => summary) }
    },
  })
  app.route({ ...getGuide, handler: ({ params }) => guide(params.name) })
}

/** Serves the pictures of the guide to everyone: requests of pictures have no token, and the guide is public. */
export function guidePictures(app: ShopApp): void {
  app.route({
    method: 'GET',
    url: `${PICTURES_PATH}:file`,
    config: { allow: 'anyone', metricsRoute: 'files' },
    schema: { hide: true },
    handler: async ({ params }, reply) => {
      const picture = await guidePicture((params as { file: string }).file)
      if (!picture) throw notFound()
      return reply
        .type('image/webp')
        .header('cache-control', 'public, max-age=86400')
        .send(picture as never)
    },
  })
}
