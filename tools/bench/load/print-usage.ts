// Loaded into a measured process before its own program: tells what the process has used so far whenever its parent asks.
import { monitorEventLoopDelay } from 'node:perf_hooks'
import type { Usage } from '../shops/measured-process.ts'

const NS_IN_MS = 1e6
// Looked at rarely, so that looking costs nothing.
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
// Nobody measures any more, so nobody would end it either.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
// A program that is done must not go on only because somebody could ask.
process.channel?.unref()
