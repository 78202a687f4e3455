import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto'
import { backupFolder, hasBackup } from '../../../../server/backups/backup-files.ts'
import { packBackup } from '../../../../server/backups/pack-backup.ts'
import { MINUTE } from '../../../../server/durations.ts'
import { notFound, refuse } from '../../../../server/http/refusal.ts'
import type { ShopApp } from '../../../../server/http/shop-app.ts'
import type { Services } from '../../../../server/services.ts'

const VALID_MS = 5 * MINUTE
const EXPIRED = 'This link has expired. Download the backup again from the admin.'

/** Returns the path at which anyone who knows it can download a backup for five minutes. */
export function backupAddress(name: string, now: Date, secret: Buffer): string {
  const until = now.getTime() + VALID_MS
  // The log contains no queries, and must not contain the signature.
  return `/api/backup_files/${name}/?until=${until}&signature=${signatureOf(name, until, secret)}`
}

/** Serves backups at the addresses of `backupAddress`. A browser downloads them without the session token. */
export function backupFiles(app: ShopApp, { config, clock, secret }: Services): void {
  app.route({
    method: 'GET',
    url: '/api/backup_files/:name/',
    config: { allow: 'anyone', metricsRoute: 'files', rateLimit: { max: 30, timeWindow: '1 minute' } },
    schema: { hide: true },
    handler: async ({ params, query }, reply) => {
      const { name } = params as { name: string }
      const signed = query as Record<string, unknown>
      const [until, signature] = [Number(signed.until), String(signed.signature)]
      const folder = backupFolder(config, secret)
      const expected = Buffer.from(signatureOf(name, until, secret))
      const given = Buffer.from(signature)
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) throw notFound()
      if (until < clock().getTime()) throw refuse(EXPIRED, 404)
      if (!(await hasBackup(folder, name))) throw notFound()
      return reply
        .headers({ 'cache-control': 'no-store', 'content-disposition': `attachment; filename="${name}.tar.gz"` })
        .type('application/gzip')
        .send(packBackup(folder, name))
    },
  })
}

function signatureOf(name: string, until: number, secret: Buffer): string {
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'download of a backup', 32))
  return createHmac('sha256', key).update(`${name} ${until}`).digest('base64url')
}
