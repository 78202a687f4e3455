import { toShopTime } from '../../lib/texts/shop-time.ts'
import { DAY } from '../durations.ts'

/** When the shop backs itself up. */
export interface BackupSchedule {
  /** `weekly`: on Sundays. */
  frequency: 'off' | 'daily' | 'weekly'
  /** Hour of the day in the shop's time zone, from 0 to 23. */
  hour: number
  /** How many backups to keep; older ones are deleted. */
  keep: number
}

export const NO_SCHEDULE: BackupSchedule = { frequency: 'off', hour: 3, keep: 7 }

/** 1 January 1970 was a Thursday. */
const FIRST_SUNDAY = 3

/** Returns whether a scheduled backup is due. @param last time of the last backup; undefined without one */
export function isBackupDue({ frequency, hour }: BackupSchedule, last: Date | undefined, now: Date): boolean {
  if (frequency === 'off') return false
  if (last === undefined) return true
  const period = (time: Date) => {
    const day = backupDay(time, hour)
    return frequency === 'daily' ? day : Math.floor((day - FIRST_SUNDAY) / 7)
  }
  return period(now) > period(last)
}

/** Returns the number of a day that begins at the hour of the backup, in the shop's time zone. */
function backupDay(time: Date, hour: number): number {
  const local = toShopTime(time.toISOString())
  const day = Date.parse(`${local.slice(0, 10)}T00:00Z`) / DAY
  return Number(local.slice(11, 13)) < hour ? day - 1 : day
}
