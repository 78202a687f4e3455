import { texts } from '#texts/admin/settings/backups'
import { showMoment } from '../../../../lib/texts/dates.ts'
import { Commands } from './restore-steps.tsx'

const COMMANDS = `pg_dump --format=custom --no-owner --file=shop.dump "$DATABASE_URL"
cp -a "$DATA_DIR/images" "$DATA_DIR/secret" /backups/
date -u +%FT%TZ > "$DATA_DIR/last-backup"`

/** How to back up a shop with an external database. @param last time of the last backup; null without one */
export function ExternalDatabase({ last }: { last: string | null }) {
  return (
    <>
      <p className="text-sm">{texts.externalText}</p>
      <Commands>{COMMANDS}</Commands>
      <p className="mt-4 text-sm">{last === null ? texts.noRecentBackup : texts.lastBackup(showMoment(last))}</p>
    </>
  )
}
