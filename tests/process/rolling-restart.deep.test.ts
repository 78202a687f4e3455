import { join } from 'node:path'
import { expect, test } from 'vitest'
import { openNodeBalancer } from '../../tools/cluster/balancer.ts'
import { upgradeUnderLoad } from '../../tools/cluster/upgrade-under-load.ts'
import { TEMPLATE } from '../databases/cluster.ts'
import { otherDatabase } from '../databases/other-database.ts'
import { emptyFolder } from '../empty-folder.ts'
import { builtProgram } from '../processes/built-program.ts'

const root = join(import.meta.dirname, '..', '..')
const REQUESTS = 300

test('two processes that are replaced one after the other answer all requests and keep all orders', async () => {
  await using folder = await emptyFolder()
  await using database = await otherDatabase(TEMPLATE)
  const release = { name: 'this release', folder: root, program: builtProgram(root), hasShutdownDelay: true }
  const { load, problems } = await upgradeUnderLoad({
    ...{ before: release, after: release, databaseUrl: database.url, folder: folder.path },
    ...{ openBalancer: openNodeBalancer, requests: REQUESTS, workers: 3, say: () => {} },
  })
  expect(problems).toEqual([])
  expect(load.orders.length).toBeGreaterThan(0)
  expect(load.requests).toBeGreaterThan(REQUESTS)
})
