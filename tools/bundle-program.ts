import { writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { build, type Plugin } from 'vite'

const root = join(import.meta.dirname, '..')
/** Libraries of hundreds of small modules, and what shares them. All others stay in `node_modules`, where some look for files of theirs. */
const PUT_IN = ['kysely', 'zod', 'fastify-type-provider-zod', 'react-router', '@remix-run/route-pattern']

/**
 * Puts the program that `main.ts` starts into a few files, with the libraries that come in hundreds: finding, reading and linking 1,100 modules took a quarter
 * of a start's time. Beside them stands which sources they were made of (`sources.json`), as paths in the repository.
 * @param folder where to put them, two folders below the root, as `build/program`
 */
export async function bundleProgram(folder: string): Promise<void> {
  const sources = new Set<string>(['package-lock.json'])
  await build({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'warn',
    mode: 'production',
    plugins: [placed(folder, sources)],
    ssr: { noExternal: PUT_IN },
    build: {
      ssr: 'main.ts',
      outDir: folder,
      copyPublicDir: false,
      target: 'esnext',
      minify: false,
      rollupOptions: {
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        // Says that `use client` is lost, which means something to other hosts alone.
        onwarn: (warning, warn) => warning.code !== 'MODULE_LEVEL_DIRECTIVE' && warn(warning),
      },
    },
  })
  await writeFile(join(folder, 'sources.json'), JSON.stringify([...sources].sort()))
}

/** Lets each source go on to find what lies beside it, wherever the repository lies, and notes which there are. */
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
