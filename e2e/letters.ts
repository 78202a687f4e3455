import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, inject } from 'vitest'

/** The code in the newest letter to an address, read in the outbox of the running shop; waits for it. */
export async function codeTo(email: string, after = ''): Promise<string> {
  const outbox = join(inject('shop').dataDir, 'outbox')
  let code = ''
  await expect
    .poll(
      async () => {
        const files = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml')).sort()
        const letters = await Promise.all(files.map((name) => readFile(join(outbox, name), 'utf8')))
        const codes = letters
          .filter((letter) => letter.includes(`To: ${email}`))
          .map((letter) => /^ {4}(\d{6})$/m.exec(letter)?.[1])
        code = codes.findLast((found) => found !== undefined) ?? ''
        return code !== '' && code !== after
      },
      { timeout: 10_000 },
    )
    .toBe(true)
  return code
}
