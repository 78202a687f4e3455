import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  // `tools/build.ts` builds beside the build that is in use.
  buildDirectory: process.env.BUILD_DIRECTORY ?? 'build',
  ssr: true,
  // The list of routes is one small file that browsers keep for ever; asking for routes one by one would be a call a page.
  routeDiscovery: { mode: 'initial' },
  // One file a screen: with its loader apart, each page would load twice as many small files (2 kB gzip more on the home page).
  splitRouteModules: false,
} satisfies Config
