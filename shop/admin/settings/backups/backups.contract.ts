import { z } from 'zod'
import { endpoint } from '../../../../lib/endpoint.ts'
import { Integer } from '../../../../lib/fields.contract.ts'

const FREQUENCIES = ['off', 'daily', 'weekly'] as const
const between = (least: number, most: number) =>
  Integer.refine((number) => number >= least && number <= most, `Enter a number from ${least} to ${most}.`)

/** The form of the backup schedule. */
export const BackupScheduleForm = z.object({
  frequency: z.enum(FREQUENCIES).describe('`weekly`: on Sundays'),
  hour: between(0, 23).describe('hour of the day in the shop’s time zone'),
  keep: between(1, 60).describe('number of backups to keep'),
})

const Backup = z.object({
  name: z.string(),
  started_at: z.iso.datetime(),
  bytes: z.number().nullable().describe('size of its folder; null if unknown'),
})
export type BackupResponse = z.infer<typeof Backup>

const BackupsResponse = z.object({
  is_embedded: z.boolean().describe('false: the database is external, and the shop cannot back it up'),
  environment: z.string().describe('name of the environment variable that sets the folder; empty without one'),
  free_bytes: z.number().nullable().describe('free space on the disk of the folder; null if unknown'),
  schedule: z.object({
    version: z.int().describe('0 if it has never been saved'),
    frequency: z.enum(FREQUENCIES),
    hour: z.int(),
    keep: z.int(),
  }),
  last_backup_at: z.iso.datetime().nullable().describe('including backups by command; null without one'),
  is_running: z.boolean().describe('a backup waits or runs'),
  failure: z
    .object({ at: z.iso.datetime(), reason: z.string() })
    .nullable()
    .describe('the latest backup, if it failed; null otherwise'),
  backups: z.array(Backup).describe('newest first'),
  needs_password: z.boolean().describe('a download requires `own_password`, because the login is not recent'),
})
export type BackupsResponse = z.infer<typeof BackupsResponse>

const tags = ['Settings']
const config = { allow: 'owner' } as const
const params = z.object({ name: z.string().max(40) })
const response = { 200: BackupsResponse }

export const getBackups = endpoint({
  method: 'GET',
  url: '/api/backups/',
  schema: { summary: 'Get the backups and their schedule', tags, response },
  config: { ...config, refreshesSession: false },
})

export const saveBackupSchedule = endpoint({
  method: 'PUT',
  url: '/api/backups/schedule/',
  schema: {
    summary: 'Set when the shop backs itself up',
    tags,
    body: BackupScheduleForm.extend({ version: Integer.describe('version that was read') }),
    response,
  },
  config,
})

export const startBackup = endpoint({
  method: 'POST',
  url: '/api/backups/',
  schema: {
    summary: 'Start a backup',
    description: 'If one waits or runs already, no other is started. `GET /api/backups/` reports its end.',
    tags,
    response,
  },
  config: { ...config, limitPerCustomer: { countsAs: 'backups', max: 20, timeWindow: '1 hour' } },
})

export const removeBackup = endpoint({
  method: 'DELETE',
  url: '/api/backups/:name/',
  schema: { summary: 'Delete a backup', tags, params, response },
  config,
})

export const linkBackup = endpoint({
  method: 'POST',
  url: '/api/backups/:name/link/',
  schema: {
    summary: 'Get an address at which a browser downloads a backup',
    description:
      'The address is valid for five minutes. The file is a compressed tar file with personal data and the key of the shop.',
    tags,
    params,
    body: z.object({
      own_password: z.string().max(1000).default('').describe('password of the user, unless the login is recent'),
    }),
    response: { 200: z.object({ address: z.string() }) },
  },
  config,
})
