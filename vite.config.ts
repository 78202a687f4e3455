import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { FIRST_LANGUAGE, type Language } from './lib/texts/languages.ts'
import { chunks } from './tools/build/vite.chunks.ts'
import { contractsWithoutSchemas } from './tools/build/vite.contracts.ts'
import { textsOfOneLanguage } from './tools/build/vite.texts.ts'

/** The first versions that support `light-dark()` and `@property`. */
const LIGHT_DARK = ['chrome123', 'edge123', 'firefox128', 'safari17.5']

/** The language of the browser files. `tools/build.ts` builds them once for each language. */
const language = (process.env.BUILD_LANGUAGE ?? FIRST_LANGUAGE) as Language

/** There is one server build. The build of another language contains only the list of its browser files. */
const serverEntry = language === FIRST_LANGUAGE ? './shop/storefront.ts' : './tools/build/browser-files.ts'

export default defineConfig({
  plugins: [tailwindcss({ optimize: false }), reactRouter(), contractsWithoutSchemas(), textsOfOneLanguage(language)],
  // Elements with their own colour scheme resolve `light-dark()` again, so it must not be compiled away.
  build: { target: 'baseline-widely-available', cssTarget: LIGHT_DARK, assetsInlineLimit: 0 },
  environments: {
    client: {
      build: {
        rollupOptions: {
          // Texts are constants of one module per folder; inlining bundles each text with the code that uses it.
          optimization: { inlineConst: { mode: 'all' } },
          output: {
            codeSplitting: { groups: chunks },
            // Every page loads the manifest with all file names: names of shared files would add 2 kB gzip. Hashes
            // do not compress, and 7 characters are the minimum.
            chunkFileNames: 'assets/[hash:7].js',
            entryFileNames: 'assets/[name]-[hash:7].js',
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: serverEntry } },
      // Bundled, so that the server loads only the used parts: 32 MB of memory and 170 modules less.
      resolve: { noExternal: ['lucide-react', '@base-ui/react', 'react-router', '@remix-run/route-pattern', 'zod'] },
    },
  },
})
