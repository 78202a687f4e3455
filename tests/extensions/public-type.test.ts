import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { emptyFolder } from '../empty-folder.ts'

const root = join(import.meta.dirname, '..', '..')
const FILES = [
  'extension',
  'context',
  'endpoints',
  'events',
  'resources',
  'screens',
  'form-fields',
  'settings',
  'slots',
  'shipping',
  'tasks',
  'texts',
  'check',
  'payments',
  'payment-provider',
  'data',
  'fields',
  'imports',
  'products',
  'prices',
  'invoice-platform',
]

test('the public type of extensions is unchanged (vitest run tests/extensions/public-type.test.ts -u accepts additions)', async () => {
  await using folder = await emptyFolder()
  const options = '--declaration --emitDeclarationOnly --noEmit false --removeComments --skipLibCheck --ignoreConfig'
  const others = '--target ES2024 --module ESNext --moduleResolution bundler --allowImportingTsExtensions --strict'
  await promisify(execFile)(
    join(root, 'node_modules', '.bin', 'tsc'),
    [
      ...`${options} ${others}`.split(' '),
      ...['--types', 'node', '--outDir', folder.path, '--rootDir', join(root, 'shop', 'extension')],
      join(root, 'shop', 'extension', 'extension.ts'),
    ],
    { cwd: root },
  )
  const written = await Promise.all(
    FILES.map(async (name) => `// ${name}\n${await readFile(join(folder.path, `${name}.d.ts`), 'utf8')}`),
  )
  await expect(written.join('\n')).toMatchFileSnapshot('./public-type.txt')
})
