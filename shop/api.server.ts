import type { Services } from '../server/services.ts'
import type { ShopApp } from '../server/shop-app.ts'
import { catalogueEndpoints } from './catalogue/catalogue.server.ts'
import { sitemapEndpoints } from './catalogue/sitemap.server.ts'
import { mediaEndpoints } from './images/media.server.ts'
import { sessionEndpoints } from './session/session.server.ts'

/** Every feature's endpoints of the API, in the order a shopper meets them. */
export function registerEndpoints(api: ShopApp, services: Services): void {
  catalogueEndpoints(api, services)
  sessionEndpoints(api, services)
}

/** What is asked for by address alone, outside of the API. */
export function registerFiles(app: ShopApp, services: Services): void {
  mediaEndpoints(app, services)
  sitemapEndpoints(app, services)
}
