import { createElement, type ReactNode } from 'react'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'
import { expect, test } from 'vitest'
import renderDocument from './entry.server.tsx'
import { nonce } from './ui/meta/nonce.ts'

/** Renders an app with one component as root route. */
async function rendered(Shop: () => ReactNode) {
  const module = { default: Shop, ErrorBoundary: () => createElement('p', { id: 'failed' }) }
  const route = { id: 'root', path: '', hasLoader: false, module: '/root.js' }
  const build = {
    entry: { module: { default: renderDocument } },
    routes: { root: { ...route, module } },
    assets: { entry: { imports: [], module: '/entry.js' }, routes: { root: route }, url: '/manifest.js', version: '1' },
    routeDiscovery: { mode: 'initial' },
    future: {},
    ssr: true,
    prerender: [],
  } as unknown as ServerBuild
  const context = new RouterContextProvider()
  context.set(nonce, 'n')
  const response = await createRequestHandler(build, 'test')(new Request('http://shop.example/'), context)
  return { status: response.status, html: await response.text() }
}

test('renders a long page with characters of several bytes completely', async () => {
  const lines = Array.from({ length: 3_000 }, (_, index) => `${index}. €20, “Crème” 𝔸 🫖`)
  const { status, html } = await rendered(() => lines.map((line) => createElement('p', { key: line }, line)))
  expect(status).toBe(200)
  expect(html.replaceAll('<!-- -->', '')).toContain(lines.map((line) => `<p>${line}</p>`).join(''))
})

test('renders the error boundary with status 500 when a component throws', async () => {
  const warned = new Promise((resolve) => process.once('warning', resolve))
  const { status, html } = await rendered(() => {
    throw new Error('unrenderable')
  })
  expect(status).toBe(500)
  expect(html).toContain('<p id="failed"></p>')
  expect(await warned).toMatchObject({ message: 'unrenderable' })
})
