import type { Plugin } from 'vite'

/**
 * What React and its router bring for features that the shop does not use, and that a bundler cannot tell from what it does: it would be
 * reached by a setting or an element that is not there. Without their bodies these functions weigh nothing, nor does what only they call.
 */
const UNUSED: Record<string, readonly string[]> = {
  // Transitions of views (`<ViewTransition>`), handles to fragments (`<Fragment ref>`), and stacks of components, whose names are minified.
  'react-dom/cjs/react-dom-client.production.js': [
    'getStackByFiberInDevAndProd',
    'trackEnterViewTransitions',
    'applyViewTransitionToHostInstances',
    'restoreViewTransitionOnHostInstances',
    'commitAppearingPairViewTransitions',
    'commitEnterViewTransitions',
    'commitDeletedPairViewTransitions',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'restorePairedViewTransitions',
    'restoreEnterOrExitViewTransitions',
    'restoreNestedViewTransitions',
    'measureViewTransitionHostInstancesRecursive',
    'measureNestedViewTransitions',
    'commitAfterMutationEffectsOnFiber',
    'scheduleViewTransitionEvent',
    'startViewTransition',
    'createViewTransitionInstance',
    'ViewTransitionPseudoElement',
    'FragmentInstance',
    'commitNewChildToFragmentInstance',
    'deleteChildFromFragmentInstance',
    // Parts of a page that are hidden and kept (`<Activity>`), and that show up in an order (`<SuspenseList>`).
    'updateActivityComponent',
    'mountActivityChildren',
    'retryActivityComponentWithoutHydrating',
    'updateSuspenseListComponent',
    'initSuspenseListRenderState',
    'findLastContentRow',
    'cutOffTailIfNeeded',
  ],
  // Finding routes out one by one: the list of all is there from the beginning (`routeDiscovery` in react-router.config.ts).
  'react-router/dist/production/lib/dom/ssr/fog-of-war.js': [
    'isFogOfWarEnabled',
    'getPartialManifest',
    'getPatchRoutesOnNavigationFunction',
    'useFogOFWarDiscovery',
  ],
  'react-router/dist/production/lib/dom/ssr/route-discovery.js': [
    'RouteDiscoveryRuntime',
    'getCustomPatchRoutesOnNavigationFunction',
    'useCustomRouteDiscovery',
  ],
  // Measuring the router (`instrumentations`).
  'react-router/dist/production/lib/router/instrumentation.js': [
    'getRouteInstrumentationUpdates',
    'instrumentClientSideRouter',
    'consumeInstrumentationClientResultMetaReceiver',
  ],
  'react-router/dist/production/lib/router/router.js': ['discoverRoutes'],
  // Server components, and a history of one's own.
  'react-router/dist/production/lib/hooks.js': ['RSCErrorHandler'],
  'react-router/dist/production/lib/dom/lib.js': ['HistoryRouter'],
}

/** What the server does not use of React. */
const UNUSED_ON_SERVER: Record<string, readonly string[]> = {
  // Adding up how long each of the ten thousand pieces of a page is, to send some parts later: pages go out whole. Without it no sum is a number, and none too large.
  'react-dom/cjs/react-dom-server.bun.production.js': ['byteLengthOfChunk'],
}

/** Takes the bodies of unused functions out of what browsers load, and of what renders pages. */
export const withoutUnusedFeatures = (): Plugin[] => [without(UNUSED, 'client'), without(UNUSED_ON_SERVER, 'ssr')]

function without(unused: typeof UNUSED, environment: 'client' | 'ssr'): Plugin {
  return {
    name: `without-unused-features-${environment}`,
    apply: 'build',
    applyToEnvironment: ({ name }) => name === environment,
    transform: {
      filter: { id: Object.keys(unused).map((path) => new RegExp(`node_modules/${path.replaceAll('.', '\\.')}$`)) },
      handler(code, id) {
        const names = unused[id.slice(id.lastIndexOf('node_modules/') + 'node_modules/'.length)] ?? []
        const edits = names.flatMap((name) => {
          const bodies = bodiesOf(name, this.parse(code))
          // Another version: somebody has to look what became of it.
          if (bodies.length === 0) this.error(`${id} has no ${name} any more.`)
          return bodies
        })
        edits.sort((one, other) => other.start - one.start)
        return {
          code: edits.reduce((text, { start, end }) => `${text.slice(0, start)}{}${text.slice(end)}`, code),
          map: null,
        }
      },
    },
  }
}

/** A part of a syntax tree (ESTree). */
export interface SyntaxNode {
  type: string
  start: number
  end: number
  [key: string]: unknown
}

const MADE_WITH_BODY = /^(?:FunctionDeclaration|ClassDeclaration|VariableDeclarator)$/

/** The body of a function or class, and what is put into its prototype. */
function bodiesOf(name: string, node: unknown): SyntaxNode[] {
  if (Array.isArray(node)) return node.flatMap((part) => bodiesOf(name, part))
  if (typeof node !== 'object' || node === null) return []
  const { type, id, body, init } = node as {
    type?: string
    id?: { name?: string }
    body?: SyntaxNode
    init?: { body?: SyntaxNode }
  }
  if (id?.name === name && MADE_WITH_BODY.test(type ?? '')) return [body ?? init?.body ?? []].flat()
  if (type === 'ExpressionStatement' && isMethodOf(name, node as SyntaxNode)) return [node as SyntaxNode]
  return Object.values(node).flatMap((part) => bodiesOf(name, part))
}

function isMethodOf(name: string, { expression }: SyntaxNode): boolean {
  const { left } = expression as { left?: { object?: { object?: { name?: string }; property?: { name?: string } } } }
  return left?.object?.object?.name === name && left.object.property?.name === 'prototype'
}
