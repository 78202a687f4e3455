// Preloaded into a measured process: reports the process's resource usage whenever its parent asks.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Usage } from '../shops/measured-process.ts'

const NS_IN_MS = 1e6
// A low resolution keeps the cost negligible.
const turns = monitorEventLoopDelay({ resolution: 50 })
turns.enable()

process.on('message', (question) => {
  if (question !== 'usage') return
  const { user, system } = process.cpuUsage()
  const longestTurnMs = turns.max / NS_IN_MS
  turns.reset()
  const usage: Usage = { processorMs: (user + system) / 1000, memory: process.memoryUsage.rss(), longestTurnMs }
  process.send?.({ usage })
})
// The parent is gone, so no other process would stop this one.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// The channel must not keep a finished program alive.
process.channel?.unref()
