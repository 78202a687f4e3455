import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'shop',
  ssr: true,
  // The list of routes is one small file that browsers keep for ever; asking for routes one by one would be a call a page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
