import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { backupName } from '../../../server/backups/backup-files.ts'
import { DAY, SECOND } from '../../../server/durations.ts'
import {
  getBackups,
  linkBackup,
  removeBackup,
  saveBackupSchedule,
  startBackup,
} from '../../../shop/admin/settings/backups/backups.contract.ts'
import type { World } from '../world.ts'
import { valid } from './request.ts'

let created = 0

/** Creates an empty backup. @returns its name */
export async function aBackup({ shop }: World): Promise<string> {
  created += 1
  const name = backupName(new Date(Date.now() - DAY - created * SECOND))
  await mkdir(join(shop.config.dataDir, 'backups', name), { recursive: true })
  return name
}

export const backupRequests = [
  valid(getBackups, () => ({})),
  valid(saveBackupSchedule, async ({ shop }) => {
    const row = await shop.db
      .selectFrom('connections')
      .select('version')
      .where('name', '=', 'backups')
      .executeTakeFirst()
    return { body: { version: row?.version ?? 0, frequency: 'off' as const, hour: 3, keep: 7 } }
  }),
  valid(startBackup, () => ({})),
  valid(removeBackup, async (world) => ({ params: { name: await aBackup(world) } })),
  valid(linkBackup, async (world) => ({ params: { name: await aBackup(world) }, body: {} })),
]
