import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Creates a temporary folder that is removed when the stack is disposed. */
export async function benchFolder(opened: AsyncDisposableStack): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'comptoir-bench-'))
  opened.defer(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }))
  return folder
}
