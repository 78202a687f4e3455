import { defineExtension } from 'comptoir/extension'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { HOUR, MINUTE } from '../../../server/durations.ts'
import { startJobs } from '../../../server/jobs/start-jobs.ts'
import { openShop } from '../../../tests/processes/open-shop.ts'
import { until } from '../../../tests/processes/until.ts'
import { listExtensions, switchExtension } from '../../admin/settings/extensions/extensions.contract.ts'
import { checkExtensions } from './check-extensions.server.ts'
import { extensionTasks } from './extension-tasks.server.ts'

test('tasks run once per period over all processes, keep their time at a start, and are skipped while disabled', async () => {
  const runs: string[] = []
  let isBroken = false
  const extension = defineExtension({
    ...{ name: 'loyalty', version: '1.0.0', for: '*' },
    every: {
      hour: () => {
        runs.push('hour')
        if (isBroken) throw new Error('The receiver is gone.')
      },
      day: async (x) => void runs.push(`day ${x.now().toISOString()}`),
    },
  })
  await using shop = await openShop({ extensions: [extension] })
  const first = shop.clock.now
  // The due times are those after the last run, when the jobs are stored as done.
  const due = async () => {
    const jobs = await shop.db
      .selectFrom('jobs')
      .select(['name', 'due_at'])
      .where('name', 'like', 'extension:%')
      .execute()
    return jobs.toSorted((a, b) => a.name.localeCompare(b.name)).map(({ due_at }) => due_at.getTime() - first.getTime())
  }
  const isDue = (day: number, hour: number) => until(async () => `${await due()}` === `${[day * HOUR, hour * HOUR]}`)
  const pass = async (ms: number) => {
    shop.clock.now = new Date(shop.clock.now.getTime() + ms)
    await sql`select pg_notify('job_waits', '')`.execute(shop.db)
  }
  await isDue(24, 1)
  expect(runs.toSorted()).toEqual([`day ${first.toISOString()}`, 'hour'])

  await pass(30 * MINUTE)
  const other = startJobs({ db: shop.db, clock: () => shop.clock.now, log: () => {} })
  extensionTasks({ extensions: shop.services.extensions, jobs: other })
  await pass(30 * MINUTE)
  other.wake()
  await isDue(24, 2)
  expect(runs).toHaveLength(3)
  await other.stop()

  isBroken = true
  await pass(HOUR)
  await isDue(24, 3)
  const owner = await shop.staff()
  const errors = async () => (await owner.api(listExtensions, {})).extensions[0]?.errors
  await until(async () => (await errors())?.length === 1)
  expect(await errors()).toMatchObject([{ place: 'every hour', message: 'The receiver is gone.' }])
  await owner.api(switchExtension, { params: { name: 'loyalty' }, body: { is_enabled: false } })
  await until(() => shop.services.extensions.enabled.length === 0)
  await pass(HOUR)
  await isDue(24, 4)
  expect(runs).toHaveLength(4)
  expect(() => checkExtensions([{ ...extension, every: { week: () => {} } as never }])).toThrow(
    'extensions.ts: the extension loyalty has a task every week. Use hour or day.',
  )
})
