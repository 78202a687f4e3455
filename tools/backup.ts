/** Backs up a shop with an embedded database: `npm run backup -- FOLDER`. The shop can keep running. */
import { access } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { backUp } from '../server/backups/back-up.ts'
import { noteBackup } from '../server/backups/last-backup.ts'
import { startEmbeddedPostgres } from '../server/db/embedded.ts'
import { runningDatabase } from '../server/db/running.ts'
import { readConfig } from '../server/start/config.ts'
import { StartupError } from '../server/start/startup-error.ts'

const say = (sentence: string) => console.log(sentence)

try {
  const [folder] = process.argv.slice(2)
  if (!folder) throw new StartupError('Enter a folder: npm run backup -- /var/backups/shop-monday')
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new StartupError(
      `DATABASE_URL is set: back up that database with pg_dump, then copy ${dataDir} (docs/operate/backup.md).`,
    )
  await access(join(dataDir, 'postgres')).catch(() => {
    throw new StartupError(`There is no shop in ${dataDir}.`)
  })
  const running = await runningDatabase(dataDir)
  const { connection, stop } = running
    ? { connection: running, stop: async () => {} }
    : await startEmbeddedPostgres({ dataDir, say })
  await backUp(dataDir, connection, resolve(folder)).finally(stop)
  await noteBackup(dataDir, new Date())
  say(
    `The backup is in ${resolve(folder)}. To restore it, start a copy: cp -a ${resolve(folder)} NEW && DATA_DIR=NEW npm start`,
  )
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  console.error(error.message)
  process.exitCode = 1
}
