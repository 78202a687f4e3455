import { createHmac } from 'node:crypto'
import type { Database } from '../db/open.ts'
import type { Config } from './config.ts'
import { readSecret } from './secret.ts'
import { StartupError } from './startup-error.ts'

declare module '../db/schema.ts' {
  interface Schema {
    secret_fingerprint: { id: boolean; fingerprint: Buffer }
  }
}

/**
 * Reads the secret of the shop from the settings or else from the data folder.
 * @throws StartupError if another process has used this database with another secret
 */
export async function openSecret(
  db: Database,
  { secret: set, dataDir, replacesSecret }: Pick<Config, 'secret' | 'dataDir' | 'replacesSecret'>,
): Promise<Buffer> {
  const secret = set ?? (await readSecret(dataDir))
  const fingerprint = createHmac('sha256', secret).update('fingerprint').digest()
  await db
    .insertInto('secret_fingerprint')
    .values({ id: true, fingerprint })
    .onConflict((conflict) =>
      replacesSecret ? conflict.column('id').doUpdateSet({ fingerprint }) : conflict.doNothing(),
    )
    .execute()
  const stored = await db.selectFrom('secret_fingerprint').select('fingerprint').executeTakeFirstOrThrow()
  if (!stored.fingerprint.equals(fingerprint)) throw new StartupError(OTHER_SECRET)
  return secret
}

const OTHER_SECRET =
  'The secret of this process is not the one of the shop, so it could not read stored passwords and keys. ' +
  'Set SHOP_SECRET to the same value on all machines, or copy the file "secret" from the first data folder. ' +
  'If the former secret is lost, start once with SHOP_SECRET_REPLACED=on and enter the passwords and keys again.'
