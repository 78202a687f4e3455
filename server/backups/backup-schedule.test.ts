import { expect, test } from 'vitest'
import { type BackupSchedule, isBackupDue } from './backup-schedule.ts'

const at = (time: string) => new Date(time)
const daily: BackupSchedule = { frequency: 'daily', hour: 3, keep: 7 }
const weekly: BackupSchedule = { ...daily, frequency: 'weekly' }

test.each([
  ['never without a schedule', { ...daily, frequency: 'off' }, undefined, '2026-11-27T12:00Z', false],
  ['at once without a backup', daily, undefined, '2026-11-27T12:00Z', true],
  ['not before the hour of the shop’s time zone', daily, '2026-11-26T02:00Z', '2026-11-27T01:59Z', false],
  ['at the hour', daily, '2026-11-26T02:00Z', '2026-11-27T02:00Z', true],
  ['although a manual backup was made just before', daily, '2026-11-27T01:58Z', '2026-11-27T02:00Z', true],
  ['only once a day', daily, '2026-11-27T02:00Z', '2026-11-28T01:59Z', false],
  ['on a day whose clock skips the hour', { ...daily, hour: 2 }, '2026-03-28T02:00Z', '2026-03-29T01:00Z', true],
  [
    'once on a day whose clock repeats the hour',
    { ...daily, hour: 2 },
    '2026-10-25T00:00Z',
    '2026-10-25T01:30Z',
    false,
  ],
  ['not on Saturday by a weekly schedule', weekly, '2026-11-22T02:00Z', '2026-11-28T23:00Z', false],
  ['on Sunday by a weekly schedule', weekly, '2026-11-22T02:00Z', '2026-11-29T02:00Z', true],
] as const)('a backup is due %s', (_condition, schedule, last, now, isDue) => {
  expect(isBackupDue(schedule, last === undefined ? undefined : at(last), at(now))).toBe(isDue)
})
