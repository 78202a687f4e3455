import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './vite.chunks.ts'
import { contractsWithoutSchemas } from './vite.contracts.ts'
import { withoutUnusedFeatures } from './vite.unused.ts'

/** From these on browsers know `light-dark()`. */
const LIGHT_DARK = ['chrome123', 'edge123', 'firefox120', 'safari17.5']

export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), reactRouter(), contractsWithoutSchemas(), withoutUnusedFeatures()],
  // Colours are written as `light-dark()`, which a part of a page with a scheme of its own resolves anew; lowered it could not.
  build: { target: 'baseline-widely-available', cssTarget: LIGHT_DARK, assetsInlineLimit: 0 },
  resolve: {
    alias: [
      { find: /^\.\.\/createLucideIcon\.mjs$/, replacement: join(import.meta.dirname, 'shop/ui/icons/create-icon.ts') },
    ],
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Texts stand in modules of their room; each goes where it is used, and not with the whole room.
          optimization: { inlineConst: { mode: 'all' } },
          output: { codeSplitting: { groups: chunks } },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: './shop/storefront.ts' } },
      // Of these only what pages use goes into the build; imported whole they cost the server 32 MB.
      resolve: { noExternal: ['lucide-react', '@base-ui/react'] },
    },
  },
})
