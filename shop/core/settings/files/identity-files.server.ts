import { href } from 'react-router'
import type { ShopIdentity } from '../../../../lib/shop-identity.ts'
import { partsOfShopPicture } from '../../../../lib/shop-picture.ts'
import { dependsOn } from '../../../../server/cache/dependencies.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import { SETTINGS } from '../../../../server/identity/open-identity.ts'
import { API_POLICY, DRAWING_POLICY, SHOWN_ANYWHERE } from '../../../../server/pages/security-headers.ts'
import type { Services } from '../../../../server/services.ts'
import { drawnForPaper, drawnPicture } from '../pictures/drawn-picture.server.ts'
import { accentOf, drawMark, pngOf } from './draw-mark.server.ts'
import { iconDrawing } from './icon-drawing.server.ts'
import { onPlate, ownerIcon, pictureAsSvg } from './owner-icon.server.ts'
import { SHARE_SIZE, shareDrawing } from './share-drawing.server.ts'

const ICONS = [
  { url: '/apple-touch-icon.png', side: 180, place: 'square' },
  { url: '/icon-192.png', side: 192, place: 'tile' },
  { url: '/icon-512.png', side: 512, place: 'tile' },
  { url: '/icon-maskable-512.png', side: 512, place: 'maskable' },
] as const

/** In pixels, for photographs. */
const FAVICON_SIDE = 128

/**
 * Registers the identity files (icons, manifest and so on). They are rendered from the settings and re-rendered when
 * these change.
 * @param ownPhotograph loads the owner's photograph of the shop; undefined if not found
 */
export function identityFiles(
  app: ShopApp,
  { cache, identity, media }: Services,
  ownPhotograph: () => Promise<Buffer | undefined>,
): void {
  const serve = (url: string, type: string, draw: () => Promise<string | Buffer>, policy = () => API_POLICY) =>
    app.route({
      method: 'GET',
      url,
      config: { allow: 'anyone', rateLimit: false, metricsRoute: 'files' },
      schema: { hide: true },
      handler: async (_request, reply) => {
        const make = async () => {
          dependsOn(SETTINGS)
          const headers = {
            ...SHOWN_ANYWHERE,
            'content-type': type,
            'cache-control': 'public, max-age=3600',
            'content-security-policy': policy(),
            vary: 'Accept-Encoding',
          }
          return { status: 200, headers, body: Buffer.from(await draw()), keep: true }
        }
        return reply.sendCached(await cache.get(url, make))
      },
    })
  const tile = async () => iconDrawing(identity().mark, await accentOf(identity()), 'tile')

  serve('/site.webmanifest', 'application/manifest+json', async () => JSON.stringify(manifestOf(identity())))
  const favicon = async () => {
    const { icon } = identity()
    const drawn = await drawnPicture(media, icon)
    if (!icon || !drawn) return tile()
    if (icon.hiddenOn) return onPlate(await ownerIcon(drawn, 'tile', FAVICON_SIDE), icon.hiddenOn)
    if (!icon.url.endsWith('.svg')) return pictureAsSvg(await ownerIcon(drawn, 'tile', FAVICON_SIDE))
    const [key, file] = partsOfShopPicture(icon.url.replace('/media/', ''))
    return (await media.get(key, file)) ?? tile()
  }
  serve('/favicon.svg', 'image/svg+xml', favicon, () =>
    identity().icon ? `${DRAWING_POLICY}; img-src data:` : API_POLICY,
  )
  serve('/og.png', 'image/png', async () => {
    const logo = await drawnForPaper(media, identity().logo?.light ?? null)
    const own = { logo, photograph: await ownPhotograph() }
    return pngOf(await shareDrawing(identity(), await accentOf(identity()), own), SHARE_SIZE.width)
  })
  for (const { url, side, place } of ICONS) serve(url, 'image/png', () => drawMark(identity(), media, side, place))
}

function manifestOf({ name, language, welcome }: Pick<ShopIdentity, 'name' | 'language' | 'welcome'>) {
  return {
    id: href('/'),
    name,
    short_name: name,
    ...(welcome.words && { description: welcome.words }),
    lang: language,
    start_url: href('/'),
    scope: href('/'),
    display: 'minimal-ui',
    background_color: '#faf9f6',
    theme_color: '#faf9f6',
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  }
}
