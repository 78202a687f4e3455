import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  // `tools/build.ts` builds into another folder and then replaces the current build.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The list of routes is one small file that browsers cache for ever; fetching routes one by one takes a request per
  // page.
  routeDiscovery: { mode: 'initial' },
  // One file per page: with separate loaders, each page loads twice as many small files (2 kB gzip more on the home
  // page).
  splitRouteModules: false,
} satisfies Config
