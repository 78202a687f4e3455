import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import { handlerBySegment } from './handler-by-segment.ts'

/** Screens by their ids; what they lie in, a path where they have one, and the first of all where they have none. */
const ROUTES: Record<string, { parentId?: string; path?: string; index?: true }> = {
  root: { path: '' },
  home: { parentId: 'root', index: true },
  list: { parentId: 'root', path: 'products' },
  product: { parentId: 'root', path: 'products/:slug' },
  changed: { parentId: 'root', path: 'addToCart' },
  customers: { parentId: 'root' },
  orders: { parentId: 'customers', path: 'orders' },
  order: { parentId: 'customers', path: 'orders/:id' },
  again: { parentId: 'root', path: 'orders/reorder' },
  staff: { parentId: 'root' },
  today: { parentId: 'staff', path: 'admin' },
  settings: { parentId: 'staff', path: 'admin/settings/:group?' },
  area: { parentId: 'staff', path: 'area' },
  inArea: { parentId: 'area', path: 'inside' },
  atArea: { parentId: 'area', index: true },
  lost: { parentId: 'root', path: '*' },
}

const routes = Object.fromEntries(
  Object.entries(ROUTES).map(([id, route]) => [id, { id, ...route, module: { default: () => null } }]),
)
/** What each page says is which screens the router took for it, and with which parameters. */
const build = {
  entry: {
    module: {
      default: (_request: Request, status: number, headers: Headers, entry: EntryContext) => {
        const { matches } = entry.staticHandlerContext
        const said = { status, ids: matches.map(({ route }) => route.id), params: matches.at(-1)?.params }
        return Response.json(said, { status, headers })
      },
    },
  },
  routes,
  assets: { entry: { imports: [], module: '' }, routes, url: '', version: '' },
  routeDiscovery: { mode: 'initial' },
  future: {},
  ssr: true,
  prerender: [],
} as unknown as ServerBuild

const said = async (answer: ReturnType<typeof createRequestHandler>, path: string) =>
  (await answer(new Request(`http://shop.example${path}`), new RouterContextProvider())).json()

test.each([
  ['/', ['root', 'home']],
  ['/?page=2', ['root', 'home']],
  ['/products', ['root', 'list']],
  ['/products/', ['root', 'list']],
  ['/products/mug', ['root', 'product']],
  ['/PRODUCTS/Mug', ['root', 'product']],
  ['/%70roducts/mug', ['root', 'product']],
  ['/products/mug%2Fblue', ['root', 'product']],
  ['/products/mug/blue', ['root', 'lost']],
  ['/addToCart', ['root', 'changed']],
  ['/addtocart', ['root', 'changed']],
  ['/orders', ['root', 'customers', 'orders']],
  ['/orders/7', ['root', 'customers', 'order']],
  ['/orders/reorder', ['root', 'again']],
  ['/admin', ['root', 'staff', 'today']],
  ['/admin/settings', ['root', 'staff', 'settings']],
  ['/admin/settings/mail', ['root', 'staff', 'settings']],
  ['/admin/unknown', ['root', 'lost']],
  ['/area', ['root', 'staff', 'area', 'atArea']],
  ['/area/inside', ['root', 'staff', 'area', 'inArea']],
  ['//products', ['root', 'lost']],
  ['/nothing', ['root', 'lost']],
  ['/*', ['root', 'lost']],
  ['/:slug', ['root', 'lost']],
])('%s leads where it leads among all routes', async (path, ids) => {
  const here = await said(handlerBySegment(build), path)
  expect(here).toMatchObject({ ids })
  expect(here).toEqual(await said(createRequestHandler(build), path))
})
