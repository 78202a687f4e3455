import { use } from 'react'
import {
  type DataRouter,
  parsePath,
  UNSAFE_DataRouterContext as RouterContext,
  type RouterFetchOptions,
  type RouterNavigateOptions,
  type To,
} from 'react-router'
import { texts } from '#texts/ui/offline'
import { pathWithoutLanguage } from '../../../lib/texts/page-paths.ts'
import { toast } from '../feedback/toast.ts'

/** How long the message with *Try again* stays, in ms. */
const RETRY_MS = 60_000

let router: DataRouter | undefined
/** True after a skipped or failed load, which the `online` event repeats. */
let isStale = false

/**
 * Keeps the page and its data while the browser is offline. Call it above all components that navigate or submit.
 */
export function useConnectionGuard(): void {
  const context = use(RouterContext)
  if (!import.meta.env.SSR && context && context.router !== router) guard(context.router)
}

/**
 * Skips navigations, submissions and loads while the browser is offline. Each would end in an error page, or in a
 * document reload if the route's module is not loaded.
 */
function guard(guarded: DataRouter): void {
  router = guarded
  const { navigate, fetch, revalidate } = guarded
  guarded.navigate = ((to: number | To | null, options?: RouterNavigateOptions) => {
    const run = () => navigate(to as To | null, options)
    const needsServer = typeof to !== 'number' && (isSubmission(options) || !isOpenPage(to))
    return navigator.onLine || !needsServer ? run() : runIfConnected(run)
  }) as typeof navigate
  guarded.fetch = (...args) => {
    const run = () => fetch(...args)
    if (navigator.onLine) return run()
    if (isSubmission(args[3])) return runIfConnected(run)
    window.addEventListener('online', run, { once: true })
    return Promise.resolve()
  }
  guarded.revalidate = async () => {
    if (navigator.onLine) return revalidate()
    isStale = true
  }
  window.addEventListener('online', () => {
    // A module that failed to load is not fetched again in the same document.
    if (guarded.state.errors) return location.reload()
    if (!isStale) return
    isStale = false
    void revalidate()
  })
  preventReloads()
}

/** Whether an address is the current page, so its data is loaded. */
function isOpenPage(to: To | null): boolean {
  const { pathname, search = '' } = typeof to === 'string' ? parsePath(to) : (to ?? {})
  if (!pathname) return search === '' || search === location.search
  return pathname === pathWithoutLanguage(location.pathname) && search === location.search
}

const isSubmission = (options: RouterFetchOptions | RouterNavigateOptions | undefined) =>
  options !== undefined && 'formMethod' in options && options.formMethod !== undefined && options.formMethod !== 'get'

/**
 * Runs a callback if the server answers although the browser reports offline, as on the same machine. Otherwise a
 * toast offers *Try again*.
 */
export async function runIfConnected(run: () => Promise<void>): Promise<void> {
  const isConnected = await globalThis.fetch('/robots.txt', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  )
  if (isConnected) return run()
  const retry = (
    <button
      type="button"
      onClick={() => void runIfConnected(run)}
      className="inline-flex min-h-11 items-center font-medium underline underline-offset-4"
    >
      {texts.tryAgain}
    </button>
  )
  toast({ kind: 'error', text: texts.offlineNotice, action: retry, lastsMs: RETRY_MS })
}

/**
 * Prevents the document reload of React Router after a failed route module, which would replace the page while
 * offline.
 */
function preventReloads(): void {
  const { navigation } = window as { navigation?: EventTarget }
  navigation?.addEventListener('navigate', (event) => {
    const { navigationType, userInitiated } = event as Event & { navigationType: string; userInitiated: boolean }
    if (navigator.onLine || navigationType !== 'reload' || userInitiated) return
    event.preventDefault()
    window.addEventListener('online', () => window.location.reload(), { once: true })
  })
}

interface LoadResult {
  type: 'data' | 'error'
  result: unknown
}

/** Keeps the current data when the current page is reloaded and the server cannot be reached. */
export async function keepShownData({ request }: { request: Request }, next: () => Promise<unknown>): Promise<void> {
  const results = (await next()) as Record<string, LoadResult>
  const { location, loaderData, errors } = router?.state ?? {}
  const { pathname, search } = new URL(request.url)
  if (request.method !== 'GET' || errors || location?.pathname !== pathname || location.search !== search) return
  for (const [id, result] of Object.entries(results))
    if (result.type === 'error' && isUnreachable(result.result) && loaderData?.[id] !== undefined) {
      results[id] = { type: 'data', result: loaderData[id] }
      isStale = true
    }
}

/** Whether a call had no response, or one of an unavailable server. */
function isUnreachable(error: unknown): boolean {
  const { status, init } = error as { status?: number; init?: { status?: number } }
  const found = init?.status ?? status
  return found === 0 || (found !== undefined && found >= 500)
}
