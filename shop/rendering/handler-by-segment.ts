import { createRequestHandler, type RequestHandler, type ServerBuild } from 'react-router'

type Route = NonNullable<ServerBuild['routes'][string]>

/**
 * Answers requests by a handler for each first segment of a path (`products`, `admin`), which knows the routes that begin so and no others.
 * For each page the router goes twice through all routes that it knows, and makes React's of each of them again.
 */
export function handlerBySegment(build: ServerBuild): RequestHandler {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const wayTo = (route: Route): Route[] => {
    const parent = route.parentId === undefined ? undefined : build.routes[route.parentId]
    return parent ? [...wayTo(parent), route] : [route]
  }
  const screens = routes
    .filter(({ path, index }) => path || index)
    .map((route) => ({ way: wayTo(route), segment: firstSegmentOf(wayTo(route)) }))
  const handlerFor = (wanted: string) => {
    const ids = new Set(
      screens
        .filter(({ segment }) => segment === wanted || segment === undefined)
        .flatMap(({ way }) => way.map(({ id }) => id)),
    )
    const only = <T>(all: Record<string, T>) => Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
    const assets = { ...build.assets, routes: only(build.assets.routes) }
    return createRequestHandler({ ...build, routes: only(build.routes), assets })
  }
  const segments = new Set(screens.flatMap(({ segment }) => segment ?? []))
  const handlers = new Map([...segments].map((segment) => [segment, handlerFor(segment)]))
  // What begins otherwise, or is written otherwise (`/%61dmin`), is left to the router.
  const others = createRequestHandler(build)
  return (request, context) => {
    const { pathname } = new URL(request.url)
    const [segment = ''] = /[^/]*/.exec(pathname.slice(1)) ?? []
    return (handlers.get(segment.toLowerCase()) ?? others)(request, context)
  }
}

/** How each address of a screen begins, in small letters, as the router matches; undefined where it may begin with anything. */
function firstSegmentOf(way: readonly Route[]): string | undefined {
  const [first = ''] = way.flatMap(({ path }) => path?.match(/[^/]+/g) ?? [])
  return /^[:*]|\?$/.test(first) ? undefined : first.toLowerCase()
}
