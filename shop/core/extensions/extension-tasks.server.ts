import { z } from 'zod'
import { DAY, HOUR, MINUTE } from '../../../server/durations.ts'
import { defineJob } from '../../../server/jobs/job.ts'
import type { Services } from '../../../server/services.ts'

const EVERY_MS = { hour: HOUR, day: DAY }
const PERIODS = ['hour', 'day'] as const
const WITHIN_MS = MINUTE

const taskJob = (name: string, period: (typeof PERIODS)[number]) => `extension:${name}:${period}`

/** Returns the names of the jobs of an extension. */
export const taskJobsOf = (name: string): string[] => PERIODS.map((period) => taskJob(name, period))

/** Registers the recurring tasks of all listed extensions as jobs. Those of a disabled extension are skipped. */
export function extensionTasks({ extensions, jobs }: Pick<Services, 'extensions' | 'jobs'>): void {
  for (const extension of extensions.listed)
    for (const period of PERIODS) {
      if (!extension.every?.[period]) continue
      const job = defineJob({
        name: taskJob(extension.name, period),
        payload: z.object({}),
        claimMs: MINUTE,
        ...{ everyMs: EVERY_MS[period], keepsTime: true, attempts: Number.POSITIVE_INFINITY },
        logAs: 'a task of an extension failed',
        isConfidential: true,
      })
      jobs.work(job, async () => {
        if (!extensions.isEnabled(extension)) return
        await extensions.call(extension, `every ${period}`, WITHIN_MS, async (x) => extension.every?.[period]?.(x))
      })
    }
}
