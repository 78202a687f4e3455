import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { contractsWithoutSchemas } from './vite.contracts.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), contractsWithoutSchemas()],
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // What every page needs in one file: it compresses better, and stays in browsers' caches when pages change.
          output: {
            codeSplitting: {
              groups: [{ name: 'react', test: /node_modules\/(react|react-dom|react-router|scheduler)\// }],
            },
          },
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
