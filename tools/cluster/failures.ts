import { setTimeout as pause } from 'node:timers/promises'
import type { ShopProcess } from '../../tests/processes/shop-process.ts'
import { until } from '../../tests/processes/until.ts'
import type { S3Server } from '../../tests/s3/s3-server.ts'
import type { Machines } from './machines.ts'

export interface World {
  machines: Machines
  shops: ShopProcess[]
  s3: S3Server
  /** Starts a process of the shop and waits until it is open. */
  startOne(index: 0 | 1): Promise<void>
  say(sentence: string): void
}

/** A failure while the shop is used. */
export interface Failure {
  /** Causes the failure. @returns a function that ends it */
  begin(world: World): Promise<() => Promise<void>>
  /** In ms. */
  lastsMs: number
  /** A standby becomes the primary. */
  isFailover?: true
}

const primaryOf = async ({ primary }: Machines): Promise<string> => {
  for (;;) {
    const name = await primary()
    if (name) return name
    await pause(200)
  }
}

/** The failures by name. */
export const FAILURES: Record<string, Failure> = {
  primary: {
    lastsMs: 0,
    isFailover: true,
    async begin({ machines, say }) {
      const old = await primaryOf(machines)
      await machines.killNode(old)
      return async () => {
        await until(async () => ![undefined, old].includes(await machines.primary()), 60_000)
        say(`${old} was killed, ${await machines.primary()} is the primary.`)
        await machines.startNode(old)
      }
    },
  },
  paused: {
    lastsMs: 30_000,
    isFailover: true,
    async begin({ machines }) {
      return machines.pauseNode(await primaryOf(machines))
    },
  },
  process: {
    lastsMs: 3_000,
    async begin({ shops, startOne }) {
      await shops[0]?.kill()
      return () => startOne(0)
    },
  },
  pausedprocess: {
    lastsMs: 30_000,
    async begin({ shops }) {
      const pid = shops[1]?.pid ?? 0
      process.kill(pid, 'SIGSTOP')
      return async () => void process.kill(pid, 'SIGCONT')
    },
  },
  bucket: {
    lastsMs: 5_000,
    begin: ({ s3 }) => s3.takeAway(),
  },
  etcd: {
    lastsMs: 8_000,
    async begin({ machines }) {
      await machines.killEtcd()
      return async () => machines.startEtcd()
    },
  },
  pooler: {
    lastsMs: 3_000,
    async begin({ machines }) {
      await machines.killPooler()
      return async () => machines.startPooler()
    },
  },
}
