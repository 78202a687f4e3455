import { build, type Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { contractsWithoutSchemas } from './vite.contracts.ts'

const CONTRACT = `
import { z } from 'zod'
import { pageOf } from './page-of.ts'
import { endpoint } from './endpoint.ts'
import { resourceContract } from './resource.contract.ts'
export const AddForm: z.ZodType = z.object({ quantity: z.int().check(z.positive()) })
const CartSchema = z.object({ lines: z.array(z.string().check(z.minLength(1))) })
export const addToCart = endpoint({
  method: 'POST',
  path: '/api/cart/',
  schema: { body: AddForm, response: { 200: CartSchema, 201: pageOf(CartSchema) } },
})
export const carts = resourceContract({ path: '/api/carts/', schema: { item: CartSchema, form: AddForm } })
`

/** Bundles a page that imports the contract. Zod and the helpers of contracts stay imports. */
async function bundle(page: string): Promise<string> {
  const files: Record<string, string> = { '/page.ts': page, '/cart.contract.ts': CONTRACT }
  const built = await build({
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'virtual-files',
        enforce: 'pre',
        resolveId: (id) => (id in files ? id : { id, external: true, moduleSideEffects: false }),
        load: (id) => files[id],
      },
      contractsWithoutSchemas(),
    ],
    build: { write: false, minify: false, rollupOptions: { input: '/page.ts', preserveEntrySignatures: 'strict' } },
  })
  const [chunk] = (built as Rolldown.RolldownOutput).output
  return chunk.code
}

test('removes the schema of an endpoint, its constants and its imports', async () => {
  const code = await bundle(`import { addToCart } from '/cart.contract.ts'\nexport const call = addToCart`)
  expect(code).toContain('path: "/api/cart/"')
  expect(code).toContain('method: "POST"')
  expect(code).toContain('schema: void 0')
  expect(code).not.toMatch(/zod|page-of|AddForm|CartSchema/)
})

test('removes the schema of a resource', async () => {
  const code = await bundle(`import { carts } from '/cart.contract.ts'\nexport const calls = carts`)
  expect(code).toContain('path: "/api/carts/"')
  expect(code).toContain('schema: void 0')
  expect(code).not.toMatch(/zod|AddForm|CartSchema/)
})

test('keeps a schema that the page imports', async () => {
  const code = await bundle(
    `import { AddForm, addToCart } from '/cart.contract.ts'\nexport const form = [AddForm, addToCart]`,
  )
  expect(code).toContain('from "zod"')
  expect(code).toContain('z.int().check(z.positive())')
  expect(code).not.toMatch(/page-of|CartSchema/)
})
