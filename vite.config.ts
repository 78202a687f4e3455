import { join } from 'node:path'
import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { chunks } from './vite.chunks.ts'
import { contractsWithoutSchemas } from './vite.contracts.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), contractsWithoutSchemas()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
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
