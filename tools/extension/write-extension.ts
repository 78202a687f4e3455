import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a new extension with a test.
 * @param folder the folder of all extensions
 * @returns why nothing was written; undefined if it was
 */
export async function writeExtension(folder: string, name: string): Promise<string | undefined> {
  const own = join(folder, name)
  try {
    await mkdir(own)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    return `extensions/${name}/ exists already.`
  }
  const constant = name.replace(/-+(.?)/g, (_, first: string) => first.toUpperCase())
  await writeFile(join(own, 'index.ts'), sourceOf(name, constant))
  await writeFile(join(own, 'index.test.ts'), testOf(name, constant))
  return undefined
}

const sourceOf = (
  name: string,
  constant: string,
) => `import { defineExtension, endpoint, text, z } from 'comptoir/extension'

export const ${constant} = defineExtension({
  name: '${name}',
  version: '1.0.0',
  for: '^0.1',
  description: 'Describe the extension for the owner in one sentence.',
  settings: {
    greeting: text({ label: 'Greeting', default: 'Hello', max: 80 }),
  },
  endpoints: {
    'GET /greeting': endpoint({
      summary: 'Get the greeting',
      who: 'anyone',
      answers: z.object({ greeting: z.string() }),
      do: (_, x) => ({ greeting: String(x.settings().greeting) }),
    }),
  },
})
`

const testOf = (name: string, constant: string) => `import { expect, test } from 'vitest'
import { openShop } from '../../tests/processes/open-shop.ts'
import { ${constant} } from './index.ts'

test('returns the greeting', async () => {
  await using shop = await openShop({ extensions: [${constant}] })
  const answer = await shop.app.inject('/api/x/${name}/greeting')
  expect(answer.json()).toEqual({ greeting: 'Hello' })
})
`
