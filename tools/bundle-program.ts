import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
/**
 * Libraries with hundreds of small modules. Others stay in `node_modules`, where some of them look for their files.
 */
const BUNDLED = ['kysely', 'zod', 'fastify-type-provider-zod', 'react-router', '@remix-run/route-pattern']

/** Packages with extensions. They import the shop, which `node_modules` doesn't contain, so they are bundled. */
const EXTENSIONS = /^comptoir-extension-/

/**
 * Bundles the program that `main.ts` starts, with the libraries that have many modules: resolving 1,100 modules took
 * a quarter of the start time. Writes the list of sources to `sources.json`.
 * @param folder output folder, two levels below the root, such as `build/program`
 */
export async function bundleProgram(folder: string, entry = 'main.ts'): Promise<void> {
  const sources = new Set<string>(['package-lock.json'])
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [placed(folder, sources)],
    resolve: { alias: { 'comptoir/extension': join(root, 'shop', 'extension', 'extension.ts') } },
    ssr: { noExternal: [...BUNDLED, EXTENSIONS] },
    build: {
      ssr: entry,
      outDir: folder,
      copyPublicDir: false,
      target: 'esnext',
      minify: false,
      rollupOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        // Ignores the warning that `use client` is dropped, which is only relevant for other hosts.
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })
  await writeFile(join(folder, 'sources.json'), JSON.stringify([...sources].sort()))
}

/** Rewrites `import.meta.dirname` and `import.meta.url` to the source's location, and collects the sources. */
function placed(folder: string, sources: Set<string>): Plugin {
  return {
    name: 'placed',
    enforce: 'pre',
    transform(code, id) {
      if (!id.startsWith(root) || id.includes('/node_modules/')) return
      sources.add(relative(root, id))
      if (!/import\.meta\.(dirname|url)\b/.test(code)) return
      const there = JSON.stringify(relative(folder, dirname(id)))
      const name = JSON.stringify(relative(folder, id))
      return code
        .replace(
          /\bimport\.meta\.dirname\b/g,
          `process.getBuiltinModule('node:path').join(import.meta.dirname, ${there})`,
        )
        .replace(/\bimport\.meta\.url\b/g, `new URL(${name}, import.meta.url).href`)
    },
  }
}
