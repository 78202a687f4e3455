import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { chunks } from './tools/build/vite.chunks.ts'
import { contractsWithoutSchemas } from './tools/build/vite.contracts.ts'

/** From these on browsers know `light-dark()` and `@property`. */
const LIGHT_DARK = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** Leaves out what Tailwind writes for browsers without `@property`, 420 bytes of gzip on every page: they have no colours of ours either. */
const withoutPropertyFallback = (): Plugin => ({
  name: 'without-property-fallback',
  enforce: 'post',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'asset' && file.fileName.endsWith('.css'))
        file.source = String(file.source).replace(/@layer properties\{@supports [^{]*\{[^{]*\{[^}]*\}\}\}/, '')
  },
})

export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), reactRouter(), contractsWithoutSchemas(), withoutPropertyFallback()],
  // Colours are written as `light-dark()`, which a part of a page with a scheme of its own resolves anew; lowered it could not.
  build: { target: 'baseline-widely-available', cssTarget: LIGHT_DARK, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Texts stand in modules of their room; each goes where it is used, and not with the whole room.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunks },
            // Every page loads a list of all files, and no hash can be compressed: so they are as short as the bundler lets them be.
            chunkFileNames: 'assets/[name]-[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './shop/storefront.ts' } },
      // Of these only what pages use goes into the build; imported whole they cost the server 32 MB, and zod and the router 170 modules at each start.
      resolve: { noExternal: ['lucide-react', '@base-ui/react', 'react-router', '@remix-run/route-pattern', 'zod'] },
    },
  },
})
