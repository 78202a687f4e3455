import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { bundleProgram } from './bundle-program.ts'

const root = join(import.meta.dirname, '..')

test('an extension in a package shares the errors of the shop', async () => {
  await mkdir(join(root, 'build'), { recursive: true })
  const folder = await mkdtemp(join(root, 'build', 'bundle-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const packed = join(folder, 'node_modules', 'comptoir-extension-points')
  await mkdir(packed, { recursive: true })
  const about = { name: 'comptoir-extension-points', version: '1.0.0', type: 'module', exports: './index.js' }
  await writeFile(join(packed, 'package.json'), JSON.stringify(about))
  await writeFile(
    join(packed, 'index.js'),
    "import { defineExtension, PaymentRefused } from 'comptoir/extension'\n" +
      "export const refused = new PaymentRefused('no')\n" +
      "export const points = defineExtension({ name: 'points', version: '1.0.0', for: '*' })\n",
  )
  const entry = join(folder, 'entry.ts')
  const own = relative(folder, join(root, 'shop', 'extension', 'payment-provider.ts'))
  await writeFile(
    entry,
    "import { points, refused } from 'comptoir-extension-points'\n" +
      `import { PaymentRefused } from '${own}'\n` +
      'console.log(points.name, refused instanceof PaymentRefused)\n',
  )
  await bundleProgram(join(folder, 'out'), entry)
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'out', 'entry.js')])
  expect(stdout).toBe('points true\n')
})

test('the program renders an invoice with the fonts of its sources', async () => {
  await mkdir(join(root, 'build'), { recursive: true })
  const folder = await mkdtemp(join(root, 'build', 'bundle-test-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  const entry = join(folder, 'entry.ts')
  const own = (path: string) => relative(folder, join(root, path))
  await writeFile(
    entry,
    `import { EXAMPLES } from '${own('tests/fixtures/invoices/invoice-documents.ts')}'\n` +
      `import { renderPdf } from '${own('shop/sales/invoices/rendering/render-pdf.server.ts')}'\n` +
      'console.log((await renderPdf(EXAMPLES.consumer)).subarray(0, 5).toString())\n',
  )
  await bundleProgram(join(folder, 'out'), entry)
  const { stdout } = await promisify(execFile)(process.execPath, [join(folder, 'out', 'entry.js')])
  expect(stdout).toBe('%PDF-\n')
})
